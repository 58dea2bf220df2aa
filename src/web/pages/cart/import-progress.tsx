import { sharedOffer } from '#text/shared-list.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import type { SharedList } from './use-shared-list.ts';
import styles from './shared-offer.module.css';

interface ImportProgressProps {
  readonly shared: SharedList;
  /** Number of items in the list. */
  readonly total: number;
}

/** How many items of a shared list are added, and what is waited for. Screen readers hear of changes, not of each item. */
export function ImportProgress({ shared, total }: ImportProgressProps) {
  const { added, isAdding, waitSeconds } = shared;
  const text = (seconds = waitSeconds) => sharedOffer.progress(Math.min(added + 1, total), total, seconds);
  // Announced once in twenty seconds.
  const announced = waitSeconds === undefined ? sharedOffer.adding : text(Math.ceil(waitSeconds / 20) * 20);
  return (
    <>
      {isAdding && (
        <div className={styles.progress}>
          <progress aria-label={sharedOffer.adding} max={total} value={added} />
          <span aria-hidden="true">{text()}</span>
        </div>
      )}
      <p role="status">
        {isAdding ? <HiddenText>{announced}</HiddenText> : added > 0 && sharedOffer.stopped(added, total)}
      </p>
    </>
  );
}
