import { StorageUnavailable } from '#domain/cart/cart-repository.ts';
import { messageWithCause } from '#domain/error-message.ts';
import type { Logger } from '#server/log/logger.ts';

export interface Health {
  readonly fault: () => string | undefined;
  readonly ready: () => Promise<void>;
}

export interface WatchedHealth extends Health {
  readonly stop: () => void;
}

interface HealthOptions {
  readonly ping: () => Promise<void>;
  readonly fault?: (() => string | undefined) | undefined;
}

/** All calls within this time share one check, because each check writes to the disk. */
const maxCheckAgeMs = 1000;
const watchEveryMs = 30_000;

export function watchHealth(
  { ping, fault = () => undefined }: HealthOptions,
  { info, error }: Pick<Logger, 'info' | 'error'>,
): WatchedHealth {
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;
  const check = async () => {
    const reason = fault();
    if (reason !== undefined) throw new StorageUnavailable(reason);
    await ping();
  };
  const ready = () => {
    const now = performance.now();
    if (!last || now - last.at >= maxCheckAgeMs) last = { at: now, result: check() };
    return last.result;
  };
  let lastReason: string | undefined;
  const watch = async () => {
    const reason = await ready().then(() => undefined, messageWithCause);
    if (reason === lastReason) return;
    lastReason = reason;
    if (reason === undefined) info('carts are stored again');
    else error(`not ready: ${reason}`);
  };
  const timer = setInterval(() => void watch(), watchEveryMs).unref();
  return { fault, ready, stop: () => clearInterval(timer) };
}
