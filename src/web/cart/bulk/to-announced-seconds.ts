const intervalSeconds = 20;

/** A wait as screen readers hear it: rounded up, so that it is announced once in each interval only. */
export function toAnnouncedSeconds(seconds: number): number {
  return Math.ceil(seconds / intervalSeconds) * intervalSeconds;
}
