/** Keeps no process alive. Made of `setTimeout`, because fake timers do not replace those of `node:timers/promises`. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
