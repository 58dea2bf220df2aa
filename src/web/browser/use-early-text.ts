import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Calls `onFound` with what was typed before hydration into a controlled input whose value is no draft. */
export function useEarlyText(field: RefObject<HTMLInputElement | null>, onFound: (text: string) => void): void {
  const isHydrated = useHydrated();
  const takeText = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (!isHydrated && text !== '') onFound(text);
  });
  useLayoutEffect(() => takeText(), []);
}
