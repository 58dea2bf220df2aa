import { dayMs } from '#domain/day.ts';
import type { RetentionState } from '#server/storage/carts/retention-store.ts';

export interface ClockVerdict {
  readonly state: RetentionState;
  /** True after a day without a jump: then rows may be deleted by the clock. */
  readonly isTrusted: boolean;
  /** Milliseconds since the last run if that is too far; negative if the clock went back. */
  readonly jumpMs?: number;
}

/** Less is no jump: a site may be off for a weekend, and time servers correct a clock by minutes. */
const maxGapMs = 3 * dayMs;
const maxStepBackMs = 5 * 60_000;

export function judgeClock(last: RetentionState | undefined, now: number): ClockVerdict {
  const fresh = { steadySince: now, lastRunAt: now, pausedAt: undefined };
  if (!last) return { state: fresh, isTrusted: false };
  const jumpMs = now - last.lastRunAt;
  if (jumpMs > maxGapMs || jumpMs < -maxStepBackMs) return { state: fresh, isTrusted: false, jumpMs };
  return { state: { ...last, lastRunAt: now }, isTrusted: now - last.steadySince >= dayMs };
}
