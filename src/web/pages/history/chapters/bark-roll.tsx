import type { ReactNode } from 'react';
import { chapters } from '#text/pages/history.ts';
import styles from './bark-roll.module.css';

const liningTransforms = [
  'translate(0 -6.2) scale(.938)',
  'translate(0 -12.4) scale(.876)',
  'translate(0 -18.6) scale(.814)',
  'translate(0 -24.8) scale(.752)',
] as const;

/** The right half of the innermost strip. It is drawn rolled up, while the other strips bend as the page scrolls. */
const innermostHalf =
  'M0 0A100 100 0 0 0 58.8-180.9A33 33 0 0 0 20-127.5A27 27 0 0 0 51.8-171.2A21 21 0 0 0 27.1-137.2A15 15 0 0 0 44.7-161.5';

const chapterMarks = chapters.map(({ date, isLandmark }, index) => ({ date, isLandmark, x: 80 * index - 200 }));

const pieceCounts = { outermostHalf: 6, liningHalf: 5, curledTip: 18 } as const;

const curledTip = (
  <g transform="translate(17.93 0)">
    {renderChain({ count: pieceCounts.curledTip, className: styles.curl, piece: 'M0 0a42.9 42.9 0 0 0 23.65 0' })}
  </g>
);

/**
 * A decoration: the end of a quill, to which each chapter adds a strip. With reduced motion it is the finished quill.
 */
export function BarkRoll() {
  return (
    <div className={styles.stage} aria-hidden="true">
      <svg
        className={styles.drawing}
        fill="none"
        stroke="var(--color-accent)"
        strokeLinecap="round"
        textAnchor="middle"
        viewBox="-216 -200 432 240"
      >
        <path stroke="var(--color-hairline)" d="M-216 3H216" />
        <path className={styles.progressLine} stroke="var(--color-ink)" d="M0 3H432" />
        {chapterMarks.map(({ date, isLandmark, x }) => (
          <g key={date} stroke="var(--color-accent-strong)">
            <path d={`M${x} 3v8`} />
            {isLandmark && (
              <text
                className="font-display-small max-lg:hidden"
                fill="var(--color-accent-strong)"
                fontSize="1rem"
                stroke="none"
                x={x}
                y="30"
              >
                {date}
              </text>
            )}
          </g>
        ))}
        <g className={styles.quill}>
          <Strip width={3.5}>{renderRightHalf(pieceCounts.outermostHalf, curledTip)}</Strip>
          {liningTransforms.map((transform) => (
            <Strip key={transform} transform={transform} width={2.5}>
              {renderRightHalf(pieceCounts.liningHalf)}
            </Strip>
          ))}
          <Strip transform="translate(0 -29) scale(.47) rotate(-64 0 -100)" width={2}>
            <path d={innermostHalf} />
          </Strip>
        </g>
      </svg>
    </div>
  );
}

interface StripProps {
  transform?: string;
  width: number;
  children: ReactNode;
}

/**
 * A strip of bark: `children` is its right half. The left one is the same, mirrored and slightly scaled.
 * `history-roll.spec.ts` finds it by `data-strip`.
 */
function Strip({ transform, width, children }: StripProps) {
  return (
    <g className={styles.strip} data-strip="">
      <g transform={transform} strokeWidth={width}>
        {children}
        <g transform="scale(-1.03 1.02)">{children}</g>
      </g>
    </g>
  );
}

function renderRightHalf(count: number, end?: ReactNode): ReactNode {
  return (
    <g className={styles.start}>
      {renderChain({ count, className: styles.bend, piece: 'M0 0a132.9 132.9 0 0 0 41.58 0', end })}
    </g>
  );
}

interface Chain {
  readonly count: number;
  readonly className: string | undefined;
  readonly piece: string;
  readonly end?: ReactNode;
}

/** Pieces of bark, each hinged to the end of the one before: turned one by one, they bend as a sheet does. */
function renderChain({ count, className, piece, end }: Chain): ReactNode {
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
