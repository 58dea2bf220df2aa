/** What a walk needs from a browser: the same few actions over WebDriver BiDi (Firefox) and WebDriver (WebKit). */
export interface Browser {
  readonly name: 'Firefox' | 'WebKit';
  /** Opens a URL and waits for its `load` event. */
  open(url: string): Promise<void>;
  /** Goes back by one history entry. */
  back(): Promise<void>;
  /** Runs a self-contained function in the page, and returns its result. */
  evaluate<Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** Whether a control is visible and at rest. */
  has(control: Control): Promise<boolean>;
  /** Clicks a control with the mouse once it is visible and at rest; throws if it does not come. */
  click(control: Control): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses and releases a key. */
  press(key: 'Escape' | 'ArrowRight'): Promise<void>;
  /** Sets the size of the page's area in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Uint8Array>;
  /** The page as a PDF of A4; absent if the driver cannot print. */
  readonly pdf?: () => Promise<Uint8Array>;
  /** Closes every tab but the first, and returns how many there were. */
  closeOtherTabs(): Promise<number>;
  /** Errors and warnings that the page has logged since the last call. */
  takeMessages(): string[];
  /** Ends the browser. */
  close(): Promise<void>;
}

/** A control as visitors know it: its kind, and its whole accessible name. */
export interface Control {
  readonly role: 'link' | 'button' | 'field';
  readonly name: string;
}

/** A link, button or form field with this accessible name. */
export const link = (name: string): Control => ({ role: 'link', name });
export const button = (name: string): Control => ({ role: 'button', name });
export const field = (name: string): Control => ({ role: 'field', name });
