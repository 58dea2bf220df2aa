import { useEffect, useEffectEvent, type RefObject } from 'react';

interface FocusWhenOptions extends FocusOptions {
  /** Asked just before the focus is set: with `isFocusLost` it stays where the visitor has moved it. */
  readonly onlyIf?: () => boolean;
}

/**
 * Focuses an element after the render in which `trigger` becomes true or another object, for example one without the button
 * that was pressed. For an element that is there already, the handler itself calls `focus()`.
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
