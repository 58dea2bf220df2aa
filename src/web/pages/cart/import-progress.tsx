import { offerWords } from '#content/en/cart.ts';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import styles from './shared-offer.module.css';
import type { SharedList } from './use-shared-list.ts';

interface ImportProgressProps {
  readonly shared: SharedList;
  /** Number of items in the list. */
  readonly total: number;
}

/** How many items of a shared list are added, and what is waited for. Screen readers hear of changes, not of each item. */
export function ImportProgress({ shared, total }: ImportProgressProps) {
  const { added, isAdding, waitSeconds } = shared;
  const text = (seconds = waitSeconds) => offerWords.progress(Math.min(added + 1, total), total, seconds);
  // Announced once in twenty seconds.
  const announced = waitSeconds === undefined ? offerWords.adding : text(Math.ceil(waitSeconds / 20) * 20);
  return (
    <>
      {isAdding && (
        <div className={styles.progress}>
          <progress aria-label={offerWords.adding} max={total} value={added} />
          <span aria-hidden="true">{text()}</span>
        </div>
      )}
      <p role="status">
        {isAdding ? <HiddenText>{announced}</HiddenText> : added > 0 && offerWords.stopped(added, total)}
      </p>
    </>
  );
}
