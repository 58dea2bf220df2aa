/** Less than the 50 ms from which browsers call a task long. */
const maxBusyMs = 40;

export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Returns a function for a long loop to await in each step: it pauses once the page has been busy for too long. */
export function createPacer(): () => Promise<void> {
  let busySince = performance.now();
  return async () => {
    if (performance.now() - busySince < maxBusyMs) return;
    await yieldToBrowser();
    busySince = performance.now();
  };
}
