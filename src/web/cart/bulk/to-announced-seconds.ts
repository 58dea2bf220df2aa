/** A wait as screen readers hear it: rounded up, so that it is announced every 20 seconds only. */
export function toAnnouncedSeconds(seconds: number): number {
  return Math.ceil(seconds / 20) * 20;
}
