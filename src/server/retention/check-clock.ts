import { dayMs, hourMs, minuteMs } from '#domain/day.ts';
import type { RetentionState } from '#server/storage/carts/retention-store.ts';

export interface ClockCheck {
  readonly state: RetentionState;
  /** True after a day without a jump of the clock. Only then may rows be deleted by their age. */
  readonly isTrusted: boolean;
  /** How far the clock jumped, in milliseconds: negative if it went back, undefined without a jump. */
  readonly jumpMs?: number;
}

/** Smaller steps are no jump: a site may be off for a weekend, and time servers correct a clock by minutes. */
const maxGapMs = 3 * dayMs;
const maxStepBackMs = 5 * minuteMs;

export function checkClock(last: RetentionState | undefined, now: number): ClockCheck {
  const fresh = { clockSteadySince: now, lastRunAt: now, pausedAt: undefined };
  if (!last) return { state: fresh, isTrusted: false };
  const jumpMs = now - last.lastRunAt;
  if (jumpMs > maxGapMs || jumpMs < -maxStepBackMs) return { state: fresh, isTrusted: false, jumpMs };
  return { state: { ...last, lastRunAt: now }, isTrusted: now - last.clockSteadySince >= dayMs };
}

export function describeClockJump(jumpMs: number): string {
  const ms = Math.abs(jumpMs);
  const direction = jumpMs > 0 ? 'ahead of' : 'behind';
  if (ms >= 2 * dayMs) return `${Math.round(ms / dayMs)} days ${direction}`;
  if (ms >= 2 * hourMs) return `${Math.round(ms / hourMs)} hours ${direction}`;
  return `${Math.round(ms / minuteMs)} minutes ${direction}`;
}
