const intervalSeconds = 20;

export function toAnnouncedSeconds(seconds: number): number {
  return Math.ceil(seconds / intervalSeconds) * intervalSeconds;
}
