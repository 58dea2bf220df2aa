/**
 * While a browser captures a view transition, it sends each press to the root element. Such a press ends the transition
 * and is passed on to the element below it.
 */
export function forwardClicks(): void {
  let pressedElement: Element | null = null;
  const options = { capture: true, passive: true };
  document.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY }) => {
      pressedElement = target instanceof Element ? target : null;
      if (!isRoot(target)) return;
      // Some browsers have view transitions, but not this property, which is then undefined.
      (document.activeViewTransition as ViewTransition | null | undefined)?.skipTransition();
      pressedElement = document.elementFromPoint(clientX, clientY);
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!isRoot(event.target) || isRoot(pressedElement)) return;
      pressedElement?.dispatchEvent(new MouseEvent('click', event));
    },
    options,
  );
}

function isRoot(target: EventTarget | null): boolean {
  return target === document.documentElement;
}
