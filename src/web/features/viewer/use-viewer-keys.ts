import { useEffect, type RefObject } from 'react';
import type { Gestures } from './viewer-gestures.ts';

/** How far an arrow key moves an enlarged picture, in CSS pixels. */
const panStep = 80;

/** The keys of the open viewer: `+` and `-` zoom; arrows move an enlarged picture, else left and right page. */
export function useViewerKeys(
  isOpen: boolean,
  gestures: RefObject<Gestures | null>,
  onPage: (by: 1 | -1) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const act = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      const { zoom, pan } = gestures.current ?? {};
      if (ctrlKey || metaKey || !zoom || !pan) return;
      if (key === '+' || key === '=') zoom(1.5);
      else if (key === '-') zoom(1 / 1.5);
      else if (key === 'ArrowUp') pan(0, panStep);
      else if (key === 'ArrowDown') pan(0, -panStep);
      else if (key === 'ArrowLeft' && !pan(panStep, 0)) onPage(-1);
      else if (key === 'ArrowRight' && !pan(-panStep, 0)) onPage(1);
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  });
}
