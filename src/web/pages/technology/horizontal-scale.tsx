import { meshSizes, scale } from '#text/pages/technology.ts';
import { alongScale, smallMarks } from './particle-scale.ts';
import styles from './scale.module.css';

const left = 24;
const width = 952;
const bar = { top: 84, height: 48 };
const axis = bar.top + bar.height;

/** Distance from the left edge of the drawing, in its units, to a size in microns. */
const at = (micron: number) => Math.round((left + alongScale(micron) * width) * 10) / 10;

export function HorizontalScale() {
  const { powders } = scale;
  const box = (from: number, to: number) => ({
    x: at(from),
    y: bar.top,
    width: Math.round((at(to) - at(from)) * 10) / 10,
    height: bar.height,
  });
  return (
    <svg
      className={`w-full ${styles.horizontal}`}
      fill="var(--color-ink)"
      overflow="visible"
      textAnchor="middle"
      viewBox="0 0 1000 262"
    >
      <rect className={styles.nominal} {...box(powders.from, powders.sieved)} />
      <rect className={styles.powder} {...box(powders.sieved, powders.to)} />
      <text x={at(12)} y={bar.top + 31}>
        {powders.nominal}
      </text>
      <text x={at(82)} y={bar.top + 31}>
        {powders.sievedLabel}
      </text>
      {meshSizes.rows.map(({ mesh, micron }) => (
        <g key={mesh}>
          <path className={styles.mark} d={`M${at(micron)} ${bar.top}v-12`} />
          <text className={styles.soft} x={at(micron)} y={bar.top - 20}>
            {mesh}
          </text>
        </g>
      ))}
      <text className={`font-semibold ${styles.soft}`} textAnchor="start" x={left} y="30">
        {scale.mesh}
      </text>
      {scale.cuts.map(({ from, to, label }) => (
        <g key={label}>
          <rect className={styles.cut} {...box(from, to)} />
          <text x={(at(from) + at(to)) / 2} y={bar.top + 31}>
            {label}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${left} ${axis}h${width}`} />
      <path className={styles.mark} d={smallMarks.map((micron) => `M${at(micron)} ${axis}v6`).join('')} />
      {scale.ticks.map(({ micron, label }) => (
        <g key={micron}>
          <path className={styles.axis} d={`M${at(micron)} ${axis}v13`} />
          <text className="tabular-nums" x={at(micron)} y={axis + 34}>
            {label}
          </text>
        </g>
      ))}
      {scale.things.map(({ micron, name, size }) => (
        <g key={name}>
          <path className={styles.mark} strokeDasharray="2 3" d={`M${at(micron)} ${axis + 8}V${axis + 72}`} />
          <circle fill="var(--color-accent-strong)" cx={at(micron)} cy={axis + 72} r="4" />
          <text className="font-semibold" x={at(micron)} y={axis + 98}>
            {name}
          </text>
          <text className={styles.soft} x={at(micron)} y={axis + 119}>
            {size}
          </text>
        </g>
      ))}
    </svg>
  );
}
