import { useEffect, type RefObject } from 'react';

interface FocusOptions {
  /** Leaves the focus where the visitor has moved it meanwhile. */
  readonly onlyIfLost?: boolean;
}

/** Focuses an element when the condition becomes true, such as when the button that was pressed is removed. */
export function useFocusWhen(
  element: RefObject<HTMLElement | null>,
  condition: boolean,
  { onlyIfLost = false }: FocusOptions = {},
): void {
  useEffect(() => {
    if (condition && (!onlyIfLost || isFocusLost())) element.current?.focus();
  }, [element, condition, onlyIfLost]);
}

/** Whether the element that had the focus was removed, or none had it. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
