import type { ReactNode } from 'react';
import { chapters } from '#text/history.ts';
import styles from './bark-roll.module.css';

/** The outer strip, four that line it, and a small one inside; each with its place and its thickness in pixels. */
const strips = [
  { half: '#wide', place: 'scale(1)', width: 3.5 },
  { half: '#narrow', place: 'translate(0 -6.2) scale(.938)', width: 2.5 },
  { half: '#narrow', place: 'translate(0 -12.4) scale(.876)', width: 2.5 },
  { half: '#narrow', place: 'translate(0 -18.6) scale(.814)', width: 2.5 },
  { half: '#narrow', place: 'translate(0 -24.8) scale(.752)', width: 2.5 },
  { half: '#wide', place: 'translate(0 -29) scale(.47) rotate(-64 0 -100)', width: 2 },
] as const;

/** Marks of the chapters on the ground line, from left to right. */
const marks = chapters.map(({ date, isLandmark }, index) => ({ date, isLandmark, x: 80 * index - 200 }));

/**
 * The end of a quill that is rolled while the six chapters pass: a strip more is nested in it with each. Where nothing may
 * move it is the finished quill. Only a decoration.
 */
export function BarkRoll() {
  return (
    <div className={styles.stage} aria-hidden="true">
      <svg className={styles.drawing} viewBox="-216 -200 432 240">
        <defs>
          <g id="wide">{half(tip)}</g>
          <g id="narrow">{half(null)}</g>
        </defs>
        <path className={styles.ground} d="M-216 3H216" />
        <path className={styles.read} d="M0 3H432" />
        {marks.map(({ date, isLandmark, x }) => (
          <g key={date} className={styles.mark}>
            <path d={`M${x} 3v8`} />
            {isLandmark && (
              <text x={x} y="30">
                {date}
              </text>
            )}
          </g>
        ))}
        <g className={styles.quill}>
          {strips.map((strip) => (
            <g key={strip.place} className={styles.strip}>
              <g transform={strip.place} strokeWidth={strip.width}>
                <use href={strip.half} />
                <use className={styles.left} href={strip.half} transform="scale(-1 1)" />
              </g>
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** The edge of the outer strip: a curl whose pieces get smaller. */
const tip = <g transform="translate(10.8 0)">{chain(26, styles.curl, 'M0 0a33 33 0 0 0 17.08 0', null)}</g>;

/** A half of a strip, from the middle of the quill to the right. */
function half(end: ReactNode): ReactNode {
  return <g className={styles.start}>{chain(8, styles.bend, 'M0 0a100 100 0 0 0 27.84 0', end)}</g>;
}

/** Pieces of bark, each hinged to the end of the one before: turned one by one, they bend as a sheet does. */
function chain(count: number, className: string | undefined, piece: string, end: ReactNode): ReactNode {
  return Array.from({ length: count }).reduce<ReactNode>(
    (rest) => (
      <g className={className}>
        <path d={piece} />
        {rest}
      </g>
    ),
    end,
  );
}
