/**
 * Repeats, after hydration, the button presses that came before it. A form that is sent before it gets `data-early`, by
 * which it says to try again.
 */
const root = document.documentElement;
const presses: HTMLButtonElement[] = [];

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  // With `data-hydrating`, React handles a press: if need be it first hydrates what was pressed.
  if (button && !button.hasAttribute('command') && !root.hasAttribute('data-hydrating')) presses.push(button);
});

document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement) target.toggleAttribute('data-early', !root.hasAttribute('data-ready'));
});

new MutationObserver((_, observer) => {
  observer.disconnect();
  for (const button of presses) button.click();
}).observe(root, { attributeFilter: ['data-ready'] });
