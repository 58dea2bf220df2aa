import { useEffect, useEffectEvent, type RefObject } from 'react';

interface FocusWhenOptions extends FocusOptions {
  /** Asked last. `isFocusLost` leaves the focus where the visitor has moved it meanwhile. */
  readonly onlyIf?: () => boolean;
}

/**
 * Focuses an element after the render in which `moment` becomes true or another object, such as when the button that was
 * pressed is gone. A handler whose element is there already calls `focus()` itself.
 */
export function useFocusWhen(
  element: RefObject<HTMLElement | null>,
  moment: boolean | object | undefined,
  options?: FocusWhenOptions,
): void {
  const focus = useEffectEvent(() => {
    if (options?.onlyIf?.() ?? true) element.current?.focus(options);
  });
  useEffect(() => {
    if (moment) focus();
  }, [moment]);
}
