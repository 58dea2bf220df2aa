interface DrawnBox {
  readonly name: string;
  readonly element: Element;
  /** The nearest block element. Texts of one block are not compared, because they can't overlap. */
  readonly block: Element;
  /** The nearest fixed or sticky element, which lies over the rest of the page on purpose. */
  readonly layer: Element | null;
  readonly isControl: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Runs in the page: lists texts and controls that overlap or leave the page to the side, and texts that are cut off or
 * broken without a hyphen. Ignores pictures, and what is invisible or scrolled away.
 */
export async function findLayoutFaults(): Promise<string[]> {
  // A new window size reaches the layout with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const tolerance = 2;
  const width = document.documentElement.clientWidth;
  const hasRoomForWords = width >= 14 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const faults = new Set<string>();

  const getName = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  const findClosest = (element: Element, matches: (style: CSSStyleDeclaration) => boolean): Element | null => {
    let ancestor: Element | null = element;
    while (ancestor && !matches(getComputedStyle(ancestor))) ancestor = ancestor.parentElement;
    return ancestor;
  };
  const getBlock = (element: Element) =>
    findClosest(element, ({ display }) => !display.startsWith('inline') || display.includes('-')) ?? element;
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    findClosest(element, ({ clipPath }) => clipPath === 'inset(50%)') !== null;

  /** Returns the part of a box that its ancestors show. Records a fault if text is cut off and can't be scrolled. */
  const clipAndCheck = (element: Element, box: DOMRect, isText: boolean) => {
    let { left, right, top, bottom } = box;
    let ancestor = isText ? element : element.parentElement;
    for (; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(ancestor);
      if (position === 'fixed') break;
      if (overflowX === 'visible') continue;
      const edge = ancestor.getBoundingClientRect();
      const canScroll = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
      const isCut =
        left < edge.left - tolerance || right > edge.right + tolerance || bottom > edge.bottom + box.height / 3;
      const isSeen = right > edge.left && left < edge.right && bottom > edge.top && top < edge.bottom;
      if (isText && isCut && isSeen && !canScroll) faults.add(`cut off: ${getName(element.textContent ?? '')}`);
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
      if (canScroll) break;
    }
    return { left, right, top, bottom };
  };

  const drawn: DrawnBox[] = [];
  const add = (element: Element, name: string, box: DOMRect, isControl: boolean, inset: number) => {
    const part = clipAndCheck(element, box, !isControl);
    const piece = {
      name,
      element,
      isControl,
      block: getBlock(element),
      layer: findClosest(element, ({ position }) => position === 'fixed' || position === 'sticky'),
      left: part.left + 1,
      right: part.right - 1,
      top: part.top + box.height * inset,
      bottom: part.bottom - box.height * inset,
    };
    if (piece.right - piece.left > tolerance && piece.bottom - piece.top > tolerance) drawn.push(piece);
  };

  const recordBrokenWords = (node: Node, parent: Element, range: Range) => {
    const hasDropCap = getComputedStyle(getBlock(parent), '::first-letter').float !== 'none';
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
      // A drop cap is higher than its word, an address may break anywhere, and long words are hyphenated.
      if ((index === 0 && hasDropCap) || /@|www\./.test(node.textContent ?? '') || word.length >= 14) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, last] = [...range.getClientRects()].map(({ top }) => top).toSorted((a, b) => a - b);
      if (last !== undefined && last - (first ?? last) > tolerance) faults.add(`broken word: ${word}`);
    }
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || node.textContent?.trim() === '' || parent.closest('script, style, noscript, option')) continue;
    if (isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line's box is higher than its letters, so only its middle half is compared.
    for (const box of range.getClientRects()) add(parent, getName(node.textContent ?? ''), box, false, 0.24);
    if (hasRoomForWords) recordBrokenWords(node, parent, range);
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
    if (isHidden(control)) continue;
    const isInline = getComputedStyle(control).display === 'inline';
    const name = `${control.tagName.toLowerCase()} ${getName(control.textContent || control.getAttribute('aria-label') || (control as HTMLInputElement).name)}`;
    for (const box of control.getClientRects()) add(control, name, box, true, isInline ? 0.24 : 0.02);
  }

  const overflowPx = document.documentElement.scrollWidth - width;
  if (overflowPx > 0) faults.add(`the page is ${overflowPx} px too wide`);
  for (const { name, left, right } of drawn) {
    if (left < -tolerance || right > width + tolerance) faults.add(`leaves the page: ${name}`);
  }

  drawn.sort((a, b) => a.top - b.top);
  for (const [index, one] of drawn.entries()) {
    for (let next = index + 1; next < drawn.length; next++) {
      const other = drawn[next];
      if (!other || other.top >= one.bottom - tolerance) break;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const along = Math.min(one.bottom, other.bottom) - other.top;
      if (across <= tolerance || along <= tolerance || one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (!one.isControl && !other.isControl && one.block === other.block) continue;
      faults.add(`overlap: ${one.name} | ${other.name}`);
    }
  }
  return [...faults];
}
