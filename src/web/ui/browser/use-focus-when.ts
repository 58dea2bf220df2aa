import { useEffect, type RefObject } from 'react';

/** Focuses an element when the condition becomes true, such as when the button that was pressed is removed. */
export function useFocusWhen(element: RefObject<HTMLElement | null>, condition: boolean): void {
  useEffect(() => {
    if (condition) element.current?.focus();
  }, [element, condition]);
}
