import { useEffect, useEffectEvent, type RefObject } from 'react';

interface FocusOptions {
  /** Asked last. `isFocusLost` leaves the focus where the visitor has moved it meanwhile. */
  readonly onlyIf?: () => boolean;
  readonly preventScroll?: boolean;
}

/**
 * Focuses an element after the render in which `moment` becomes true or another object, such as when the button that was
 * pressed is gone. A handler whose element is there already calls `focus()` itself.
 */
export function useFocusWhen(
  element: RefObject<HTMLElement | null>,
  moment: boolean | object | undefined,
  { onlyIf = () => true, preventScroll = false }: FocusOptions = {},
): void {
  const focus = useEffectEvent(() => {
    if (onlyIf()) element.current?.focus({ preventScroll });
  });
  useEffect(() => {
    if (moment) focus();
  }, [moment]);
}

/** Whether the element that had the focus was removed, or none had it. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
