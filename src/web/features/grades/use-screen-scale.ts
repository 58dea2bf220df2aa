import { useEffect, type RefObject } from 'react';
import { storedScreenScale } from '#web/storage/stored-screen-scale.ts';
import { useStoredValue } from '#web/storage/stored-value.ts';

/** `pixelsPerMm` is in CSS pixels, and undefined until the visitor has set the size of a real millimetre. */
export function useScreenScale(element: RefObject<HTMLElement | null>) {
  const devicePixelsPerMm = useStoredValue(storedScreenScale);
  useEffect(() => {
    const style = element.current?.style;
    // Zooming changes how many screen pixels a CSS pixel has.
    const apply = () =>
      devicePixelsPerMm !== undefined && style?.setProperty('--mm', `${devicePixelsPerMm / devicePixelRatio}px`);
    apply();
    const listening = new AbortController();
    window.addEventListener('resize', apply, { signal: listening.signal });
    return () => listening.abort();
  }, [element, devicePixelsPerMm]);
  const setPixelsPerMm = (pixelsPerMm: number) => storedScreenScale.write(pixelsPerMm * devicePixelRatio);
  return { pixelsPerMm: devicePixelsPerMm && devicePixelsPerMm / devicePixelRatio, setPixelsPerMm };
}
