/* These functions run in the page: they can use nothing else of this module. */

export function listPictureRadii(): string[] {
  const touchesEdge = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left <= 0 || right >= window.innerWidth;
  };
  const findClippingParent = (element: Element) => {
    let parent = element.parentElement;
    while (parent && getComputedStyle(parent).overflowX !== 'hidden') parent = parent.parentElement;
    return parent;
  };
  const isAtEdge = (image: Element) => {
    let frame: Element | null = image;
    while (frame && Math.abs(image.clientHeight - frame.clientHeight) <= 1) {
      if (touchesEdge(frame)) return true;
      frame = findClippingParent(frame);
    }
    return false;
  };
  return (
    [...document.querySelectorAll('#content img')]
      // Leaves out the quills of the grade rail: their pictures are cut out and lie on its rule, without a frame.
      .filter((image) => image.clientWidth > 120 && !image.closest('[aria-hidden="true"]'))
      .flatMap((image) => {
        let frame: Element | null = image;
        while (frame && getComputedStyle(frame).borderRadius === '0px') frame = frame.parentElement;
        if (frame) return getComputedStyle(frame).borderRadius.split(' ');
        return isAtEdge(image) ? [] : ['none'];
      })
      .filter((radius) => radius !== '0px')
  );
}

export function listButtonFills(): string[] {
  const fills = [...document.querySelectorAll('#content :is(a, button)')]
    .filter((button) => button.checkVisibility() && /\w/.test(button.textContent))
    .map((button) => getComputedStyle(button).backgroundColor)
    .filter((fill) => !fill.startsWith('rgba'));
  return [...new Set(fills)];
}

export function isCartInReach(): boolean {
  const link = document.querySelector('header a[href$="/cart"]:not([hreflang])');
  const { left, right, top, bottom } = link?.getBoundingClientRect() ?? new DOMRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return link !== null && hit !== null && link.contains(hit);
}
