import { stillLoading } from '#text/failed-page.ts';
import styles from './still-loading.module.css';

/** Says in a form that was sent before the scripts were there what to do (`early-press.ts`). */
export function StillLoading() {
  return (
    <p className={`ui-notice ui-p-3-4 ui-sm ${styles.notice}`} role="status">
      {stillLoading}
    </p>
  );
}
