import type { ValueDrawingName } from '#content/pages/home-texts.ts';
import { valuesTexts } from '#text/pages/home.ts';
import { useRevealOnScroll } from '#web/browser/motion/use-reveal-on-scroll.ts';
import { Section } from '#web/ui/section.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';

export function Values() {
  const list = useRevealOnScroll<HTMLUListElement>();
  return (
    <Section background="walnut" title={valuesTexts.title}>
      <ul ref={list} className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {valuesTexts.values.map(({ drawing, name, line }) => (
          <li key={name} className="ruled">
            <ValueDrawing name={drawing} />
            <SmallTitle as="h3" className="mt-6">
              {name}
            </SmallTitle>
            <p className="mt-2 text-on-dark-soft">{line}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * Paths in a view box of 64 units: a quill under the peeler's knife, a balance, a three-veined cinnamon leaf, a
 * strapped bale.
 */
const drawings: Record<ValueDrawingName, string> = {
  hands:
    'M13 35a5.5 8.5 0 1 0 0 17a5.5 8.5 0 1 0 0-17zM13 39.5c2 0 2.9 1.9 2.9 4s-1.1 4.2-2.7 4.2-2.2-1.6-2.2-3.3.8-2.6 1.8-2.5M13 35h42c2.6 1.4 4 4.6 4 8.5s-1.4 7.1-4 8.5H13M24 40.5h19M30 46.5h22M33.5 24.5c-5.5-.8-11.5 1.6-15 5.5 6.5 2 13.5.8 18.2-2.6zM33.5 24.5l3.2 2.9M34.8 24.4L50 9.3c1.2-1.2 3-1.1 4 .1s1 2.8-.2 3.9L37 27.2',
  scales:
    'M32 13.5V52M22 56h20M25 56c0-2.6 3-4 7-4s7 1.4 7 4M32 9.5a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM11 19c6-3.6 13.5-3.6 21 0 7.5 3.6 15 3.6 21 0M11 19L4.5 37M11 19l6.5 18M53 19l-6.5 18M53 19l6.5 18M3 37h16c0 4-3.6 6.5-8 6.5S3 41 3 37zM45 37h16c0 4-3.6 6.5-8 6.5S45 41 45 37z',
  leaf: 'M32 53C15.5 44.5 12.5 23 32 6c19.5 17 16.5 38.5 0 47zM32 6v54M32 53c-9-8.5-10.5-23-3.6-37.5M32 53c9-8.5 10.5-23 3.6-37.5M25.3 28.5l6.7 3.5 6.7-3.5M24.8 37.5l7.2 4 7.2-4',
  parcel:
    'M8 23.5L32 12l24 11.5V46L32 57.5 8 46zM8 23.5L32 35l24-11.5M32 35v22.5M20 17.75l24 11.5v22.5M44 17.75l-24 11.5v22.5M12.5 35.5l3.5 1.7M12.5 40l3.5 1.7',
};

/**
 * Each view box begins at the left edge of its drawing, so that drawing and text have one edge. It ends at the same
 * distance below each drawing, so that all drawings stand on one line.
 */
const viewBoxes: Record<ValueDrawingName, string> = {
  hands: '7 -5.5 58 58',
  scales: '2.5 -5.5 62 62',
  leaf: '18.5 2.5 58 58',
  parcel: '7.5 0 58 58',
};

function ValueDrawing({ name }: { name: ValueDrawingName }) {
  return (
    <svg className="text-accent" width="160" height="160" viewBox={viewBoxes[name]} aria-hidden="true">
      <path
        d={drawings[name]}
        vectorEffect="non-scaling-stroke"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
