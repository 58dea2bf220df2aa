import { meshSizesTexts, scaleTexts } from '#text/pages/technology.ts';
import { minorTicks, roundToTenth, toScalePosition } from './particle-scale.ts';
import styles from './scale.module.css';

const top = 16;
const height = 620;
const bar = { left: 92, width: 40 };
const axisX = bar.left + bar.width;

const toY = (micron: number) => roundToTenth(top + (1 - toScalePosition(micron)) * height);

export function VerticalScale() {
  const { powders } = scaleTexts;
  const computeBox = (from: number, to: number) => ({
    x: bar.left,
    y: toY(to),
    width: bar.width,
    height: roundToTenth(toY(from) - toY(to)),
  });
  return (
    <svg className={styles.vertical} fill="var(--color-ink)" overflow="visible" viewBox="0 0 290 652">
      <rect className={styles.nominal} {...computeBox(powders.from, powders.sievedFrom)} />
      <rect className={styles.powder} {...computeBox(powders.sievedFrom, powders.to)} />
      {meshSizesTexts.rows.map(({ mesh, micron }) => (
        <g key={mesh}>
          <path className={styles.mark} d={`M${bar.left} ${toY(micron)}h-8`} />
          <text className={styles.soft} textAnchor="end" x={bar.left - 14} y={toY(micron) + 4.5}>
            {meshSizesTexts.mesh(mesh)}
          </text>
        </g>
      ))}
      {scaleTexts.cuts.map(({ from, to, label }) => (
        <g key={label}>
          <rect className={styles.cut} {...computeBox(from, to)} />
          <text className={styles.soft} textAnchor="end" x={bar.left - 14} y={(toY(from) + toY(to)) / 2 + 4.5}>
            {label}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M${axisX} ${top}v${height}`} />
      <path className={styles.mark} d={minorTicks.map((micron) => `M${axisX} ${toY(micron)}h5`).join('')} />
      {scaleTexts.ticks.map(({ micron, label }) => (
        <g key={micron}>
          <path className={styles.axis} d={`M${axisX} ${toY(micron)}h11`} />
          <text className={styles.soft} x={axisX + 17} y={toY(micron) + 4.5}>
            {label}
          </text>
        </g>
      ))}
      {scaleTexts.examples.map(({ micron, name, size }) => (
        <g key={name}>
          <path className={styles.mark} strokeDasharray="2 3" d={`M${axisX + 8} ${toY(micron)}h46`} />
          <circle fill="var(--color-accent-strong)" cx={axisX + 54} cy={toY(micron)} r="3" />
          <text className="font-semibold" x={axisX + 64} y={toY(micron) + 1}>
            {name}
          </text>
          <text className={styles.soft} x={axisX + 64} y={toY(micron) + 17}>
            {size}
          </text>
        </g>
      ))}
    </svg>
  );
}
