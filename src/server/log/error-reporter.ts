import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { getErrorMessageWithCause } from '#domain/error-message.ts';

const throttleMs = 10_000;
const maxTexts = 100;

/** Writes an error, unless the same text was written in the last ten seconds: an outage must not fill the log. */
export function createErrorReporter(
  write: (message: string, requestId?: string) => void,
): (error: unknown, requestId?: string) => void {
  const lastReported = new Map<string, number>();
  return (error, requestId) => {
    const text = toLogText(error);
    const now = performance.now();
    if (now - (lastReported.get(text) ?? -Infinity) < throttleMs) return;
    if (lastReported.size >= maxTexts) lastReported.clear();
    lastReported.set(text, now);
    write(text, requestId);
  };
}

function toLogText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StorageUnavailableError && error.cause instanceof Error) {
    return `${error.name}: ${getErrorMessageWithCause(error)}`;
  }
  return error.stack ?? error.message;
}
