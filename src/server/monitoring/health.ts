import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { getErrorMessageWithCause } from '#domain/error-message.ts';
import type { Logger } from '#server/log/logger.ts';

export interface Health {
  /** Returns a fault that only a restart mends, in one line; undefined if there is none. */
  readonly findFault: () => string | undefined;
  /** Rejects with `StorageUnavailableError` while carts can't be stored. */
  readonly assertReady: () => Promise<void>;
}

interface WatchedHealth extends Health {
  readonly stop: () => void;
}

interface HealthOptions {
  readonly probe: () => Promise<void>;
  readonly findFault?: (() => string | undefined) | undefined;
}

/** All calls within this time share one check, because each check writes to the disk. */
const maxCheckAgeMs = 1000;
const watchEveryMs = 30_000;

export function startHealthWatch(
  { probe, findFault = () => undefined }: HealthOptions,
  { info, error }: Pick<Logger, 'info' | 'error'>,
): WatchedHealth {
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;
  const check = async () => {
    const reason = findFault();
    if (reason !== undefined) throw new StorageUnavailableError(reason);
    await probe();
  };
  const assertReady = () => {
    const now = performance.now();
    if (!last || now - last.at >= maxCheckAgeMs) last = { at: now, result: check() };
    return last.result;
  };
  let lastReason: string | undefined;
  const watch = async () => {
    const reason = await assertReady().then(() => undefined, getErrorMessageWithCause);
    if (reason === lastReason) return;
    lastReason = reason;
    if (reason === undefined) info('carts are stored again');
    else error(`not ready: ${reason}`);
  };
  const timer = setInterval(() => void watch(), watchEveryMs).unref();
  return { findFault, assertReady, stop: () => clearInterval(timer) };
}
