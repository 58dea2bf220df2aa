/** How long the page may be busy before it answers a press, in milliseconds. */
export const maxBusyMs = 40;

/** Lets the browser answer and draw before the caller goes on. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
