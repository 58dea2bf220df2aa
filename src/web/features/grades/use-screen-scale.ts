import { useEffect, type RefObject } from 'react';
import { localStore } from '#web/storage/browser-storage.ts';
import { useStored } from '#web/storage/use-stored.ts';
import { screenScaleKey } from '#web/storage/visitor.ts';
import { parseScreenScale } from './screen-scale.ts';

/** `pixelsPerMm` counts CSS pixels; undefined until the visitor has set the size. An element gets it as `--mm`. */
export function useScreenScale(element: RefObject<HTMLElement | null>) {
  const [text, setText] = useStored(screenScaleKey);
  const scale = parseScreenScale(text);
  useEffect(() => {
    const style = element.current?.style;
    // Zooming changes how many screen pixels a CSS pixel has.
    const apply = () => scale !== undefined && style?.setProperty('--mm', `${scale / devicePixelRatio}px`);
    apply();
    window.addEventListener('resize', apply);
    return () => window.removeEventListener('resize', apply);
  }, [element, scale]);
  const setPixelsPerMm = (pixelsPerMm: number) => {
    const next = String(pixelsPerMm * devicePixelRatio);
    localStore.set(screenScaleKey, next);
    setText(next);
  };
  return { pixelsPerMm: scale && scale / devicePixelRatio, setPixelsPerMm };
}
