import { useEffect, useEffectEvent, type RefObject } from 'react';

interface FocusWhenOptions extends FocusOptions {
  /**
   * Checked just before the focus is set. With `isFocusLost`, a focus that the visitor has moved elsewhere stays there.
   */
  readonly onlyIf?: () => boolean;
}

/**
 * Focuses an element after a render in which `trigger` has become true or another object. If the element is already
 * there, call `focus()` in the handler instead.
 */
export function useFocusWhen(
  element: RefObject<HTMLElement | null>,
  trigger: boolean | object | undefined,
  options?: FocusWhenOptions,
): void {
  const focus = useEffectEvent(() => {
    if (options?.onlyIf?.() ?? true) element.current?.focus(options);
  });
  useEffect(() => {
    if (trigger) focus();
  }, [trigger]);
}
