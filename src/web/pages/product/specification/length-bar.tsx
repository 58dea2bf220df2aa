import type { LengthRange } from '#content/catalogue/product-text.ts';
import { gradeRailTexts } from '#text/grades/grade-rail.ts';
import { composeRulerTicks } from '#web/features/grades/ruler-ticks.ts';

/**
 * Number of divisions on both rulers: millimetres on the 30 mm ruler, centimetres on the 300 mm ruler. The tick sizes
 * below are named as on the shorter one.
 */
const divisions = 30;
const ticks = composeRulerTicks(divisions, 0, { centimetre: 1.4, halfCentimetre: 0.7, millimetre: 0.7 });

export function LengthBar({ from, to }: LengthRange) {
  const rulerMm = to <= 30 ? 30 : 300;
  const unitsPerMm = divisions / rulerMm;
  return (
    <span className="mt-1 block max-w-[18rem] text-accent-strong" aria-hidden="true">
      <svg viewBox={`-0.1 -1.4 ${divisions + 0.2} 3`} fill="currentColor">
        <rect opacity={0.3} y={-1.2} width={to * unitsPerMm} height={1} />
        <rect x={from * unitsPerMm} y={-1.2} width={(to - from) * unitsPerMm} height={1} />
        <path stroke="currentColor" strokeWidth={0.1} d={ticks} />
      </svg>
      <span className="flex justify-between font-sans text-fine leading-130 font-normal whitespace-nowrap text-ink-soft">
        <span>0</span>
        <span>{gradeRailTexts.millimetres(rulerMm)}</span>
      </span>
    </span>
  );
}
