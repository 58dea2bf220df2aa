import { useEffect, type RefObject } from 'react';
import type { Gestures } from './gestures/track-gestures.ts';

const panStepPx = 80;

export function useViewerKeys(
  isOpen: boolean,
  gestures: RefObject<Gestures | undefined>,
  onStep: (by: 1 | -1) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      const { zoomBy, pan } = gestures.current ?? {};
      if (ctrlKey || metaKey || !zoomBy || !pan) return;
      if (key === '+' || key === '=') zoomBy(1.5);
      else if (key === '-') zoomBy(1 / 1.5);
      else if (key === 'ArrowUp') pan(0, panStepPx);
      else if (key === 'ArrowDown') pan(0, -panStepPx);
      else if (key === 'ArrowLeft' && !pan(panStepPx, 0)) onStep(-1);
      else if (key === 'ArrowRight' && !pan(-panStepPx, 0)) onStep(1);
    };
    const listening = new AbortController();
    window.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    return () => listening.abort();
  });
}
