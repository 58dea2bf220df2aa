import { useState } from 'react';
import { screenSize } from '#text/grades/rail-tools.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

/** A bank card in millimetres (ISO/IEC 7810, ID-1); `corner` is a radius. */
const card = { long: 85.6, short: 53.98, corner: 3.18 } as const;
/** Limits of the frame's long side in CSS pixels: the card on a large screen that is zoomed out, and on a small phone. */
const sizes = { least: 120, most: 780 } as const;
const cssPixelsPerMm = 96 / 25.4;
const uprightBelowPx = 768;

interface CardFrameProps {
  pixelsPerMm: number | undefined;
  onUse: (pixelsPerMm: number) => void;
}

/** The controls stand above the frame, so that it does not move them. */
export function CardFrame({ pixelsPerMm = cssPixelsPerMm, onUse }: CardFrameProps) {
  const [long, setLong] = useState(Math.round(pixelsPerMm * card.long));
  const [isUpright] = useState(window.innerWidth < uprightBelowPx);
  const scale = long / card.long;
  const short = card.short * scale;
  const change = (by: number) => setLong(Math.min(sizes.most, Math.max(sizes.least, long + by)));
  return (
    <div className="mt-4 grid grid-cols-1 justify-items-start gap-3">
      <p className="max-w-measure text-sm">{screenSize.how}</p>
      <div className="flex w-full max-w-[56ch] items-center gap-2">
        <IconButton icon="minus" label={screenSize.smaller} onClick={() => change(-1)} />
        <input
          type="range"
          className="min-h-control-small w-full"
          min={sizes.least}
          max={sizes.most}
          value={long}
          aria-label={screenSize.label}
          aria-valuetext={screenSize.pixels(long)}
          onChange={(event) => setLong(event.currentTarget.valueAsNumber)}
        />
        <IconButton icon="plus" label={screenSize.larger} onClick={() => change(1)} />
      </div>
      <Button onClick={() => onUse(scale)}>{screenSize.use}</Button>
      <div className="flex w-full overflow-hidden">
        <span className="flex-none">
          <svg
            width={isUpright ? short : long}
            height={isUpright ? long : short}
            fill="none"
            stroke="var(--color-accent)"
            strokeWidth="4"
            role="img"
            aria-label={screenSize.card}
          >
            <rect width="100%" height="100%" rx={card.corner * scale} />
          </svg>
        </span>
      </div>
    </div>
  );
}
