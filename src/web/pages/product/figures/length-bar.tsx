import { gradeGuide } from '#text/grades/grade-guide.ts';
import type { LengthScale } from './length-scale.ts';

const divisions = 30;
const ticks = Array.from({ length: divisions + 1 }, (_, at) => `M${at} 0v${at % 10 === 0 ? 1.4 : 0.7}`).join('');

export function LengthBar({ from, to, ruler }: LengthScale) {
  const unit = divisions / ruler;
  return (
    <span className="mt-1 block max-w-[18rem] text-accent-strong" aria-hidden="true">
      <svg viewBox={`-0.1 -1.4 ${divisions + 0.2} 3`} fill="currentColor">
        <rect opacity={0.3} y={-1.2} width={to * unit} height={1} />
        <rect x={from * unit} y={-1.2} width={(to - from) * unit} height={1} />
        <path stroke="currentColor" strokeWidth={0.1} d={ticks} />
      </svg>
      <span className="flex justify-between font-sans text-2xs leading-tight font-normal whitespace-nowrap text-ink-soft">
        <span>0</span>
        <span>{gradeGuide.diameter(ruler)}</span>
      </span>
    </span>
  );
}
