import { stillLoading } from '#text/failed-page.ts';
import styles from './still-loading.module.css';

/** Shown in a form that was sent before hydration (`early-press.ts`). */
export function StillLoading() {
  return (
    <p className={`rounded-sm border-l-3 border-leaf bg-linen px-4 py-3 text-sm ${styles.notice}`} role="status">
      {stillLoading}
    </p>
  );
}
