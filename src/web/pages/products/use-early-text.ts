import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useHydrated } from '#web/browser/use-hydrated.ts';

export function useEarlyText(field: RefObject<HTMLInputElement | null>, onFound: (text: string) => void): void {
  const isHydrated = useHydrated();
  const takeText = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (!isHydrated && text !== '') onFound(text);
  });
  useLayoutEffect(() => takeText(), []);
}
