import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useHydrated } from '#web/browser/use-hydrated.ts';

/**
 * Calls `onFound` with the text that was typed into the field before the page was hydrated. Otherwise React would empty
 * the field, as its state is empty.
 */
export function useEarlyText(field: RefObject<HTMLInputElement | null>, onFound: (text: string) => void): void {
  const isHydrated = useHydrated();
  const takeText = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (!isHydrated && text !== '') onFound(text);
  });
  useLayoutEffect(() => takeText(), []);
}
