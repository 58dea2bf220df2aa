import { meshSizes, scaleTexts } from '#text/pages/technology.ts';
import { minorTicks, scalePosition } from './particle-scale.ts';
import styles from './scale.module.css';

const left = 24;
const width = 952;
const bar = { top: 84, height: 48 };
const axisY = bar.top + bar.height;

const toX = (micron: number) => Math.round((left + scalePosition(micron) * width) * 10) / 10;

export function HorizontalScale() {
  const { powders } = scaleTexts;
  const box = (from: number, to: number) => ({
    x: toX(from),
    y: bar.top,
    width: Math.round((toX(to) - toX(from)) * 10) / 10,
    height: bar.height,
  });
  return (
    <svg
      className={styles.horizontal}
      fill="var(--color-ink)"
      overflow="visible"
      textAnchor="middle"
      viewBox="0 0 1000 262"
    >
      <rect className={styles.nominal} {...box(powders.from, powders.sieved)} />
      <rect className={styles.powder} {...box(powders.sieved, powders.to)} />
      <text x={toX(12)} y={bar.top + 31}>
        {powders.nominal}
      </text>
      <text x={toX(82)} y={bar.top + 31}>
        {powders.sievedLabel}
      </text>
      {meshSizes.rows.map(({ mesh, micron }) => (
        <g key={mesh}>
          <path className={styles.mark} d={`M${toX(micron)} ${bar.top}v-12`} />
          <text className={styles.soft} x={toX(micron)} y={bar.top - 20}>
            {mesh}
          </text>
        </g>
      ))}
      <text className={`font-semibold ${styles.soft}`} textAnchor="start" x={left} y="30">
        {scaleTexts.mesh}
      </text>
      {scaleTexts.cuts.map(({ from, to, label }) => (
        <g key={label}>
          <rect className={styles.cut} {...box(from, to)} />
          <text x={(toX(from) + toX(to)) / 2} y={bar.top + 31}>
            {label}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${left} ${axisY}h${width}`} />
      <path className={styles.mark} d={minorTicks.map((micron) => `M${toX(micron)} ${axisY}v6`).join('')} />
      {scaleTexts.ticks.map(({ micron, label }) => (
        <g key={micron}>
          <path className={styles.axis} d={`M${toX(micron)} ${axisY}v13`} />
          <text className="tabular-nums" x={toX(micron)} y={axisY + 34}>
            {label}
          </text>
        </g>
      ))}
      {scaleTexts.things.map(({ micron, name, size }) => (
        <g key={name}>
          <path className={styles.mark} strokeDasharray="2 3" d={`M${toX(micron)} ${axisY + 8}V${axisY + 72}`} />
          <circle fill="var(--color-accent-strong)" cx={toX(micron)} cy={axisY + 72} r="4" />
          <text className="font-semibold" x={toX(micron)} y={axisY + 98}>
            {name}
          </text>
          <text className={styles.soft} x={toX(micron)} y={axisY + 119}>
            {size}
          </text>
        </g>
      ))}
    </svg>
  );
}
