import { meshSizesTexts, scaleTexts } from '#text/pages/technology.ts';
import { minorTicks, roundToTenth, toScalePosition } from './particle-scale.ts';
import styles from './scale.module.css';

const left = 24;
const width = 952;
const bar = { top: 84, height: 48 };
const axisY = bar.top + bar.height;

const toX = (micron: number) => roundToTenth(left + toScalePosition(micron) * width);
const toMiddle = (from: number, to: number) => roundToTenth((toX(from) + toX(to)) / 2);

export function HorizontalScale() {
  const { powders } = scaleTexts;
  const computeBox = (from: number, to: number) => ({
    x: toX(from),
    y: bar.top,
    width: roundToTenth(toX(to) - toX(from)),
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
      <rect className={styles.nominal} {...computeBox(powders.from, powders.sievedFrom)} />
      <rect className={styles.powder} {...computeBox(powders.sievedFrom, powders.to)} />
      <text x={toMiddle(powders.from, powders.sievedFrom)} y={bar.top + 31}>
        {powders.nominalLabel}
      </text>
      <text x={toMiddle(powders.sievedFrom, powders.to)} y={bar.top + 31}>
        {powders.sievedLabel}
      </text>
      {meshSizesTexts.rows.map(({ mesh, micron }) => (
        <g key={mesh}>
          <path className={styles.mark} d={`M${toX(micron)} ${bar.top}v-12`} />
          <text className={styles.soft} x={toX(micron)} y={bar.top - 20}>
            {mesh}
          </text>
        </g>
      ))}
      <text className={styles.title} textAnchor="start" x={left} y="30">
        {scaleTexts.mesh}
      </text>
      {scaleTexts.cuts.map(({ from, to, label }) => (
        <g key={label}>
          <rect className={styles.cut} {...computeBox(from, to)} />
          <text x={toMiddle(from, to)} y={bar.top + 31}>
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
      {scaleTexts.examples.map(({ micron, name, size }) => (
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
