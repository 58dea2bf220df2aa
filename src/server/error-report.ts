import { StorageUnavailable } from '#domain/cart-repository.ts';

/** Identical errors are logged once per interval, in milliseconds. */
const throttleMs = 10_000;
/** Bounds memory. */
const maxTexts = 100;

/** Returns a function that logs the error behind a 500 or 503: the full stack for bugs, one line for known outages. */
export function createErrorReport(write: (line: string) => void): (error: unknown) => void {
  /** Time of the last log line of each error text, in milliseconds since 1970. */
  const lastReported = new Map<string, number>();
  return (error) => {
    const text = formatError(error);
    const now = Date.now();
    if (now - (lastReported.get(text) ?? 0) < throttleMs) return;
    if (lastReported.size >= maxTexts) lastReported.clear();
    lastReported.set(text, now);
    write(`error: ${text}\n`);
  };
}

function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (error instanceof StorageUnavailable && cause instanceof Error) return `${String(error)} (${cause.message})`;
  return error.stack ?? error.message;
}
