/**
 * Runs in the page: the corner radii of its large pictures, but for those at the edge of the window, which have none.
 */
export function pictureRadii(): string[] {
  const touchesEdge = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left <= 0 || right >= window.innerWidth;
  };
  const isAtEdge = (image: Element) => {
    let frame: Element | null | undefined = image;
    while (frame && Math.abs(image.clientHeight - frame.clientHeight) <= 1) {
      if (touchesEdge(frame)) return true;
      frame = frame.parentElement?.closest('.overflow-hidden');
    }
    return false;
  };
  return (
    [...document.querySelectorAll('#content img')]
      // The quills of the grade rail are cut out: they lie on its rule.
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

/** Runs in the page: the opaque colours of its buttons with words. */
export function buttonFills(): string[] {
  const fills = [...document.querySelectorAll('#content :is(a, button)')]
    .filter((button) => button.checkVisibility() && /\w/.test(button.textContent))
    .map((button) => getComputedStyle(button).backgroundColor)
    .filter((fill) => !fill.startsWith('rgba'));
  return [...new Set(fills)];
}

/** Runs in the page: whether a press on the middle of the cart link reaches it. */
export function isCartInReach(): boolean {
  const link = document.querySelector('header a[href$="/cart"]:not([hreflang])');
  const { left, right, top, bottom } = link?.getBoundingClientRect() ?? new DOMRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return link !== null && hit !== null && link.contains(hit);
}
