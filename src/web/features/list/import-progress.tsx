import { HiddenText } from '#web/ui/hidden-text.tsx';

interface ImportProgressProps {
  isAdding: boolean;
  /** Number of items added so far, and of all. */
  added: number;
  total: number;
  /** Seconds until the next call; undefined while not waiting. */
  waitSeconds: number | undefined;
  texts: {
    readonly adding: string;
    readonly progress: (current: number, total: number, seconds: number | undefined) => string;
    readonly stopped: (added: number, total: number) => string;
  };
}

/** How many items are added, and the wait for the server. Screen readers announce changes, not each item. */
export function ImportProgress({ isAdding, added, total, waitSeconds, texts }: ImportProgressProps) {
  const text = (seconds = waitSeconds) => texts.progress(Math.min(added + 1, total), total, seconds);
  // Rounded up, so that it is announced every 20 seconds only.
  const announced = waitSeconds === undefined ? texts.adding : text(Math.ceil(waitSeconds / 20) * 20);
  return (
    <>
      {isAdding && (
        <div className="grid gap-2 text-sm">
          <progress className="w-full" aria-label={texts.adding} max={total} value={added} />
          <span aria-hidden="true">{text()}</span>
        </div>
      )}
      <p role="status">{isAdding ? <HiddenText>{announced}</HiddenText> : added > 0 && texts.stopped(added, total)}</p>
    </>
  );
}
