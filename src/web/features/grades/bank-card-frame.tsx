import { useState } from 'react';
import { screenScaleTexts } from '#text/grades/rail-tools.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

/** A bank card in millimetres (ISO/IEC 7810, ID-1); `corner` is a radius. */
const card = { long: 85.6, short: 53.98, corner: 3.18 } as const;
/**
 * Limits of the frame's long side: about 1.4 CSS pixels per millimetre, as on a page that is zoomed in, to 9.1, as on a
 * large screen that is zoomed out.
 */
const longSidePx = { min: 120, max: 780 } as const;
const defaultPixelsPerMm = 96 / 25.4;
/**
 * The breakpoint `md` of the theme. The frame stands upright on narrower screens, where a card lying flat is too wide.
 */
export const uprightBelowPx = 768;

interface BankCardFrameProps {
  pixelsPerMm: number | undefined;
  onSet: (pixelsPerMm: number) => void;
}

export function BankCardFrame({ pixelsPerMm = defaultPixelsPerMm, onSet }: BankCardFrameProps) {
  const [longSide, setLongSide] = useState(Math.round(pixelsPerMm * card.long));
  const [isUpright] = useState(window.innerWidth < uprightBelowPx);
  const chosenPixelsPerMm = longSide / card.long;
  const shortSide = card.short * chosenPixelsPerMm;
  const change = (by: number) => setLongSide(Math.min(longSidePx.max, Math.max(longSidePx.min, longSide + by)));
  return (
    <div className="mt-4 grid grid-cols-1 justify-items-start gap-3">
      <p className="max-w-measure">{screenScaleTexts.how}</p>
      <div className="flex w-full max-w-56ch items-center gap-2">
        <IconButton icon="minus" label={screenScaleTexts.smaller} onClick={() => change(-1)} />
        <input
          type="range"
          className="min-h-control-small w-full"
          min={longSidePx.min}
          max={longSidePx.max}
          value={longSide}
          aria-label={screenScaleTexts.label}
          aria-valuetext={screenScaleTexts.pixels(longSide)}
          onChange={(event) => setLongSide(event.currentTarget.valueAsNumber)}
        />
        <IconButton icon="plus" label={screenScaleTexts.larger} onClick={() => change(1)} />
      </div>
      <Button onClick={() => onSet(chosenPixelsPerMm)}>{screenScaleTexts.use}</Button>
      <div className="flex w-full overflow-hidden">
        <span className="flex-none">
          <svg
            width={isUpright ? shortSide : longSide}
            height={isUpright ? longSide : shortSide}
            fill="none"
            stroke="var(--color-accent)"
            strokeWidth="4"
            role="img"
            aria-label={screenScaleTexts.card}
          >
            <rect width="100%" height="100%" rx={card.corner * chosenPixelsPerMm} />
          </svg>
        </span>
      </div>
    </div>
  );
}
