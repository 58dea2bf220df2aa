import type { ReactNode } from 'react';
import common from './common.module.css';

/** Words for screen readers only. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={common.hidden}>{children}</span>;
}
