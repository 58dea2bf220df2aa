/** The same actions over WebDriver BiDi (Firefox) and WebDriver (WebKit). */
export interface Browser {
  readonly name: 'Firefox' | 'WebKit';
  open(url: string): Promise<void>;
  back(): Promise<void>;
  evaluate<Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  has(control: Control): Promise<boolean>;
  /** Waits until the control is visible and at rest; throws if it does not come. */
  click(control: Control): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'ArrowRight'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** As PDF of A4; absent if the driver can't print. */
  readonly pdf?: () => Promise<Uint8Array>;
  closeOtherTabs(): Promise<number>;
  takeMessages(): string[];
  close(): Promise<void>;
}

export interface Control {
  readonly role: 'link' | 'button' | 'field';
  readonly name: string;
}

export const link = (name: string): Control => ({ role: 'link', name });
export const button = (name: string): Control => ({ role: 'button', name });
export const field = (name: string): Control => ({ role: 'field', name });
