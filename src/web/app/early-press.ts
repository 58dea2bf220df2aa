/**
 * Handles presses before hydration: presses a button again afterwards, adds to a link to the order page what was typed
 * beside it, and says of other forms that they cannot be sent yet. Imports nothing, so it shares no chunk with other
 * scripts.
 */

type FormControl = HTMLInputElement | HTMLSelectElement;

const { documentElement } = document;
const presses: { readonly button: HTMLButtonElement; readonly index: number }[] = [];
const listButtons = () => [...document.querySelectorAll<HTMLButtonElement>('button[type="button"]')];

document.addEventListener('click', ({ target }) => {
  // From `data-hydrating` on, React replays clicks itself; submits only work from `data-ready` on.
  if (!(target instanceof Element) || documentElement.hasAttribute('data-hydrating')) return;
  const button = target.closest<HTMLButtonElement>('button[type="button"]');
  if (button && !button.hasAttribute('command')) presses.push({ button, index: listButtons().indexOf(button) });
  const link = target.closest<HTMLAnchorElement>('[data-order-link] a');
  if (link) link.href = composeHref(link);
});

function composeHref(link: HTMLAnchorElement): string {
  const url = new URL(link.href);
  for (const control of link.closest('form')?.querySelectorAll<FormControl>('input, select') ?? []) {
    if ('defaultValue' in control ? control.value !== control.defaultValue : control.selectedIndex > 0) {
      url.searchParams.set(control.name, control.value);
    }
  }
  return url.href;
}

document.addEventListener('submit', ({ target }) => {
  if (!(target instanceof HTMLFormElement)) return;
  const isEarly = !documentElement.hasAttribute('data-ready');
  const orderLink = target.querySelector('a');
  if (isEarly && orderLink && target.hasAttribute('data-order-link')) location.assign(composeHref(orderLink));
  else target.toggleAttribute('data-early', isEarly);
});

new MutationObserver((_, observer) => {
  observer.disconnect();
  // If the browser has translated the page, hydration replaces its elements.
  for (const { button, index } of presses) (button.isConnected ? button : listButtons()[index])?.click();
}).observe(documentElement, { attributeFilter: ['data-ready'] });
