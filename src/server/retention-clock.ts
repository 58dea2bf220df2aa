import type { RetentionState } from './storage/retention-store.ts';

interface ClockVerdict {
  readonly state: RetentionState;
  /** Whether the clock has agreed with itself for long enough to delete by it. */
  readonly isTrusted: boolean;
  /** How far the clock is from the last run, in milliseconds, if that is too far; negative if it went back. */
  readonly jumpMs?: number;
}

const dayMs = 86_400_000;
/** Longer than a weekend without the site, and short beside a year. */
const maxGapMs = 3 * dayMs;
/** What a time server may correct. */
const maxStepBackMs = 5 * 60_000;

/** Judges the clock of a run by the runs before it: one that has jumped is trusted again after a day without a jump. */
export function judgeClock(last: RetentionState | undefined, now: number): ClockVerdict {
  const fresh = { agreedSince: now, lastRunAt: now, limitedAt: null };
  if (!last) return { state: fresh, isTrusted: false };
  const jumpMs = now - last.lastRunAt;
  if (jumpMs > maxGapMs || jumpMs < -maxStepBackMs) return { state: fresh, isTrusted: false, jumpMs };
  return { state: { ...last, lastRunAt: now }, isTrusted: now - last.agreedSince >= dayMs };
}

/** Whether a run must leave the carts alone, because one stopped at its share less than a day ago. */
export function isLimited({ limitedAt }: RetentionState, now: number): boolean {
  return limitedAt !== null && now - limitedAt < dayMs;
}
