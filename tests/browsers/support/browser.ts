export interface Browser {
  readonly name: 'Firefox' | 'WebKit';
  readonly open: (url: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** WebDriver turns `undefined` into null, so a condition for `until` should return a boolean. */
  readonly evaluate: <Given extends readonly unknown[], Value>(
    run: (...given: Given) => Value,
    ...given: Given
  ) => Promise<Value>;
  readonly has: (control: Control) => Promise<boolean>;
  /** Waits until the control is visible and at rest; throws if it does not come. */
  readonly click: (control: Control) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: 'Escape' | 'ArrowRight') => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly takeScreenshot: () => Promise<Uint8Array>;
  readonly printPdf?: () => Promise<Uint8Array>;
  readonly closeOtherTabs: () => Promise<number>;
  /** Returns the errors and warnings of the console since the last call. */
  readonly takeMessages: () => string[];
  readonly discardMessages: () => void;
  readonly close: () => Promise<void>;
}

export interface BrowserDriver {
  readonly launch: () => Promise<Browser>;
  readonly canPrint: boolean;
  readonly canGoBackFromErrorPage: boolean;
}

export interface Control {
  readonly role: 'link' | 'button' | 'field';
  readonly name: string;
}

export function link(name: string): Control {
  return { role: 'link', name };
}

export function button(name: string): Control {
  return { role: 'button', name };
}

export function field(name: string): Control {
  return { role: 'field', name };
}
