import 'react';

declare module 'react' {
  /** Invoker commands, which are not yet in React's types. */
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}
