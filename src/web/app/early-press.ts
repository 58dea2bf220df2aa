/** What a visitor presses before the scripts are there is pressed again when they are; a form that is sent says to try again. */
const root = document.documentElement;
const presses: HTMLButtonElement[] = [];

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  // From then on React handles a press, if need be after hydrating what was pressed.
  if (button && !button.hasAttribute('command') && !root.hasAttribute('data-hydrating')) presses.push(button);
});

document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement) target.toggleAttribute('data-early', !root.hasAttribute('data-ready'));
});

new MutationObserver((_, observer) => {
  observer.disconnect();
  for (const button of presses) button.click();
}).observe(root, { attributeFilter: ['data-ready'] });
