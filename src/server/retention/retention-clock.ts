import { dayMs } from '#domain/day.ts';
import type { RetentionState } from '#server/storage/carts/retention-store.ts';

interface ClockVerdict {
  readonly state: RetentionState;
  /** True after a day without a jump: then rows may be deleted by the clock. */
  readonly isTrusted: boolean;
  /** Milliseconds since the last run if that is too far; negative if the clock went back. */
  readonly jumpMs?: number;
}

/** The longest time between two runs that is no jump: a site that is off for a weekend is normal. */
const maxGapMs = 3 * dayMs;
/** The largest step back that is no jump: time servers correct a clock by minutes. */
const maxStepBackMs = 5 * 60_000;

/** Judges the clock by the runs before. After a jump it is trusted again when a day has passed without one. */
export function judgeClock(last: RetentionState | undefined, now: number): ClockVerdict {
  const fresh = { steadySince: now, lastRunAt: now, pausedAt: undefined };
  if (!last) return { state: fresh, isTrusted: false };
  const jumpMs = now - last.lastRunAt;
  if (jumpMs > maxGapMs || jumpMs < -maxStepBackMs) return { state: fresh, isTrusted: false, jumpMs };
  return { state: { ...last, lastRunAt: now }, isTrusted: now - last.steadySince >= dayMs };
}

/** True for a day after a run that deleted its share. */
export function isPausing({ pausedAt }: RetentionState, now: number): boolean {
  return pausedAt !== undefined && now - pausedAt < dayMs;
}
