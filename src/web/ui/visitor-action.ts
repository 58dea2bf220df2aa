/** What shows that a visitor is at the page: a move of the mouse, a touch, a key, the focus, a scroll. */
const actions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const;

/** Resolves at the visitor's next action. */
export function nextAction(): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const act = (event: Event) => {
      // A browser says once where the mouse is, without a move.
      if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      ended.abort();
      resolve();
    };
    for (const type of actions)
      document.addEventListener(type, act, { capture: true, passive: true, signal: ended.signal });
  });
}

/** Whether the visitor has acted before the scripts were loaded (`boot.ts`), or the page is not the first one. */
export function hasActed(): boolean {
  return window.scrollY > 0 || document.documentElement.hasAttribute('data-whole');
}
