import { composeRulerTicks } from './ruler-ticks.ts';

const maxMm = 30;
const ticks = composeRulerTicks(maxMm, 9, { centimetre: -3.4, halfCentimetre: -2.6, millimetre: -1.6 });
const beamColor = 'color-mix(in srgb, var(--color-steel) 82%, var(--color-ink))';
const labelledMm = [0, 10, 20, 30] as const;

/**
 * The unit of the drawing is a millimetre, and an em is a centimetre. The slide runs behind the beam, so that the edge
 * of the slide crosses no figure of the scale.
 */
export function CaliperDrawing({ openingMm }: { openingMm: number }) {
  return (
    <svg viewBox="-8 -2 56 42" width="5.6em" height="4.2em" fill={beamColor} aria-hidden="true">
      <path
        data-moving-jaw=""
        transform={`translate(${openingMm})`}
        d="M0-1.4H12a1 1 0 0 1 1 1V13L9 16L6 19L2.2 40H0z"
        fill="var(--color-steel)"
      />
      <path d="M-6 0H46a2 2 0 0 1 2 2V7a2 2 0 0 1-2 2H-8V2a2 2 0 0 1 2-2z" />
      <path data-fixed-jaw="" d="M-8 9H0V40L-2.2 40L-4.6 19L-8 15z" />
      <path d={ticks} stroke="var(--color-ink)" strokeWidth="0.25" />
      <path d={`M${openingMm} 9v-2.4`} stroke="var(--color-chilli)" strokeWidth="0.5" />
      <g className="font-sans font-semibold" fill="var(--color-ink)" fontSize="3" textAnchor="middle">
        {labelledMm.map((mm) => (
          <text key={mm} x={mm} y={4.4}>
            {mm}
          </text>
        ))}
      </g>
    </svg>
  );
}
