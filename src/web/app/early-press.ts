/**
 * Repeats, after hydration, the button presses that came before it. A form that is sent before it gets `data-early`, by
 * which it says to try again.
 */
const root = document.documentElement;
const presses: { readonly button: HTMLButtonElement; readonly index: number }[] = [];
const allButtons = () => [...document.querySelectorAll<HTMLButtonElement>('button[type="button"]')];

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  // With `data-hydrating`, React handles a press: if need be it first hydrates what was pressed.
  if (button && !button.hasAttribute('command') && !root.hasAttribute('data-hydrating'))
    presses.push({ button, index: allButtons().indexOf(button) });
});

document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement) target.toggleAttribute('data-early', !root.hasAttribute('data-ready'));
});

new MutationObserver((_, observer) => {
  observer.disconnect();
  // Of a page that was translated before, hydration makes all elements anew.
  for (const { button, index } of presses) (button.isConnected ? button : allButtons()[index])?.click();
}).observe(root, { attributeFilter: ['data-ready'] });
