import 'react';

declare module 'react' {
  /** Invoker commands: a button opens or closes a dialog without a script. Not yet in React's types. */
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}
