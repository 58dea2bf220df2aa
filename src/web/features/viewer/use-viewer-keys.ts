import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Gestures } from './gestures/start-gestures.ts';

const panStepPx = 80;
const zoomFactor = 1.5;

export function useViewerKeys(
  isOpen: boolean,
  gestures: RefObject<Gestures | undefined>,
  onStep: (by: 1 | -1) => void,
): void {
  const onKeyDown = useEffectEvent(({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    const { zoomAtCenter, tryPanBy } = gestures.current ?? {};
    if (ctrlKey || metaKey || !zoomAtCenter || !tryPanBy) return;
    if (key === '+' || key === '=') zoomAtCenter(zoomFactor);
    else if (key === '-') zoomAtCenter(1 / zoomFactor);
    else if (key === 'ArrowUp') tryPanBy(0, panStepPx);
    else if (key === 'ArrowDown') tryPanBy(0, -panStepPx);
    else if (key === 'ArrowLeft' && !tryPanBy(panStepPx, 0)) onStep(-1);
    else if (key === 'ArrowRight' && !tryPanBy(-panStepPx, 0)) onStep(1);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    window.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, [isOpen]);
}
