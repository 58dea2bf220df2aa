const intervalSeconds = 20;

/** Rounds a wait up to whole intervals, so that screen readers announce it only once in each interval. */
export function toAnnouncedSeconds(seconds: number): number {
  return Math.ceil(seconds / intervalSeconds) * intervalSeconds;
}
