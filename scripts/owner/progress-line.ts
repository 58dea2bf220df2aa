import type { ProgressListener } from '#server/storage/owner/file-command.ts';

const showAfterMs = 2000;
const refreshMs = 100;

interface ProgressLineOptions {
  readonly isTTY: boolean;
  /** The milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly write: (text: string) => void;
}

interface ProgressLine {
  readonly show: ProgressListener;
  readonly clear: () => void;
}

export function createProgressLine({ isTTY, now, write }: ProgressLineOptions): ProgressLine {
  let nextAt = now() + showAfterMs;
  let isShown = false;
  return {
    show: (step, done, total) => {
      if (!isTTY || now() < nextAt) return;
      nextAt = now() + refreshMs;
      isShown = true;
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      write(`\r\u001B[K${step}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} (${percent} %)`);
    },
    clear: () => {
      if (isShown) write('\r\u001B[K');
      isShown = false;
    },
  };
}
