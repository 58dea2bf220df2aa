import { composeRulerTicks } from './ruler-ticks.ts';
import styles from './grade-rail.module.css';

/** The longest piece of ruler: the widest column at life size, on a 32-inch screen of 1920 pixels. */
const longestPieceMm = 100;
const ticks = composeRulerTicks(longestPieceMm, 0, { centimetre: 3, halfCentimetre: 2.2, millimetre: 1.4 });

export function RulerSymbol() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id="ruler" viewBox={`0 0 ${longestPieceMm} 7`}>
        <path d={ticks} stroke="var(--color-ink)" strokeWidth="0.16" />
        <path d="M0 0v7" stroke="var(--color-ink)" strokeWidth="0.6" />
        <g className="font-sans font-semibold" fill="var(--color-ink)" fontSize="2.6" textAnchor="middle">
          <text x="1.6" y="5.8">
            0
          </text>
          <text x="10" y="5.8">
            10
          </text>
          <text x="20" y="5.8">
            20
          </text>
        </g>
      </symbol>
    </svg>
  );
}

export function Ruler() {
  return (
    <svg className={styles.ruler} aria-hidden="true">
      <use href="#ruler" width={`${longestPieceMm / 10}em`} height="0.7em" />
    </svg>
  );
}
