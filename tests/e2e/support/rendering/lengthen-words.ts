export function lengthenWords(): void {
  const compounds = ['Zimtstangenqualitätsstufe', 'Verpackungsanforderungen', 'Lebensmittelverarbeitung'];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, svg, address, [aria-label*="home"], [href^="tel:"]')) {
      continue;
    }
    node.textContent = (node.textContent ?? '').replace(
      /\p{L}{5,}/u,
      () => compounds[count++ % compounds.length] ?? '',
    );
  }
  document.documentElement.lang = 'de';
}
