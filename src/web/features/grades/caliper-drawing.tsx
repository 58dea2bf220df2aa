/** The scale, in millimetres. */
const end = 30;
const ticks = Array.from(
  { length: end + 1 },
  (_, at) => `M${at} 9v${at % 10 === 0 ? -3.4 : at % 5 === 0 ? -2.6 : -1.6}`,
);
const figures = [0, 10, 20, 30] as const;

/** `opening` in millimetres. The unit of the drawing is a millimetre, and an em is a centimetre. */
export function CaliperDrawing({ opening }: { opening: number }) {
  return (
    <svg
      viewBox="-6 0 52 38"
      width="5.2em"
      height="3.8em"
      fill="var(--color-accent)"
      strokeWidth="0.25"
      aria-hidden="true"
    >
      <path d="M-6 0H46V9H-6z" />
      <path d={ticks.join('')} stroke="var(--color-ink)" />
      <g className="font-sans font-semibold" fill="var(--color-ink)" fontSize="3" textAnchor="middle">
        {figures.map((at) => (
          <text key={at} x={at} y={4.4}>
            {at}
          </text>
        ))}
      </g>
      <g fill="var(--color-accent-strong)">
        <path d="M-6 0H0V38L-2 38L-6 16z" />
        <path d="M0 0H14V11L6 16L2 38H0z" transform={`translate(${opening})`} />
      </g>
    </svg>
  );
}
