import type { Page } from '@playwright/test';

export type TranslatorKind = 'font' | 'text';

/**
 * Changes the page as a browser that translates it, but keeps the words. `font` moves every text node, later ones too,
 * into two nested `font` elements; `text` replaces it by another text node.
 */
export async function translate(page: Page, kind: TranslatorKind = 'font'): Promise<void> {
  await page.evaluate(startTranslator, kind);
}

export async function translateAlways(page: Page, kind: TranslatorKind): Promise<void> {
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      if (window !== window.top || !document.documentElement?.hasAttribute('data-ready')) return;
      observer.disconnect();
      (${String(startTranslator)})(${JSON.stringify(kind)});
    }).observe(document, { attributes: true, attributeFilter: ['data-ready'], childList: true, subtree: true });
  `);
}

export function startTranslator(kind: TranslatorKind): void {
  // Two translators would translate each other's words without end.
  if (document.documentElement.hasAttribute('data-translated')) return;
  document.documentElement.setAttribute('data-translated', kind);
  const replaced = new WeakSet<Node>();
  const translateTree = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode(); node; node = walker.nextNode()) {
      texts.push(node as Text);
    }
    for (const text of texts) {
      if (replaced.has(text) || text.data.trim() === '') continue;
      if (text.parentElement?.closest('script, style, noscript, textarea, title')) continue;
      const translated = document.createTextNode(text.data);
      replaced.add(translated);
      const inner = document.createElement('font');
      const outer = document.createElement('font');
      inner.append(translated);
      outer.append(inner);
      // Playwright reads no name from a `font` in an option, and browsers do not translate the texts of an `<svg>`.
      const isPlain = Boolean(text.parentElement?.closest('option, svg'));
      text.replaceWith(kind === 'font' && !isPlain ? outer : translated);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replaced.delete(target);
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateTree(node);
    }
  });
  translateTree(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
