import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useHydrated } from '#web/browser/use-hydrated.ts';

/**
 * Hands on what was typed into the field before the page was hydrated: otherwise React would set the field back to its
 * empty state.
 */
export function useEarlyText(field: RefObject<HTMLInputElement | null>, onFound: (text: string) => void): void {
  const isHydrated = useHydrated();
  const takeText = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (!isHydrated && text !== '') onFound(text);
  });
  useLayoutEffect(() => takeText(), []);
}
