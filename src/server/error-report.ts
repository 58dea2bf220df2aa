import { StorageUnavailable } from '#domain/cart-repository.ts';

/** Identical errors are logged once per interval, in milliseconds. */
const throttleMs = 10_000;
/** Bounds memory. */
const maxTexts = 100;

/** Returns a function that logs the error behind a 500 or 503: with its stack for bugs, one line for known outages. */
export function createErrorReport(
  write: (message: string, requestId?: string) => void,
): (error: unknown, requestId?: string) => void {
  /** When each error text was last logged, in milliseconds of `performance.now()`. */
  const lastReported = new Map<string, number>();
  return (error, requestId) => {
    const text = formatError(error);
    const now = performance.now();
    if (now - (lastReported.get(text) ?? -Infinity) < throttleMs) return;
    if (lastReported.size >= maxTexts) lastReported.clear();
    lastReported.set(text, now);
    write(text, requestId);
  };
}

function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (error instanceof StorageUnavailable && cause instanceof Error) return `${String(error)} (${cause.message})`;
  return error.stack ?? error.message;
}
