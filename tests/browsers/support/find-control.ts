import type { Control } from './browser.ts';

/**
 * Runs in the page: returns the first visible control with this role and name, or null if none is there or it moves.
 * Does not ask the page for its animations, because that may crash WebKitGTK 2.50.
 */
export async function findControl({ role, name }: Control): Promise<Element | null> {
  const kinds = { link: 'a[href]', button: 'button', field: 'input, textarea, select' };
  const getText = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    return node instanceof HTMLImageElement ? node.alt : [...node.childNodes].map(getText).join('');
  };
  const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const getName = (element: Element) => {
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    return collapseSpaces(element.getAttribute('aria-label') ?? getText(labels?.[0] ?? element));
  };
  const root = document.querySelector('dialog:modal') ?? document;
  const found = [...root.querySelectorAll(kinds[role])].find(
    (element) => getName(element) === collapseSpaces(name) && element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found) return null;
  const readPlace = () => JSON.stringify(found.getBoundingClientRect());
  const before = readPlace();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isResting = found.isConnected && readPlace() === before && !document.querySelector(':active-view-transition');
  return isResting ? found : null;
}

export function bringToMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
