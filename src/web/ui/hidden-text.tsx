import type { ReactNode } from 'react';
import common from './common.module.css';

/** Text for screen readers only. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={common.hidden}>{children}</span>;
}
