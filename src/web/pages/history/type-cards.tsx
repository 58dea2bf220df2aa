import { cinnamonTypes, typeLabels } from '#text/types-and-grades.ts';
import { useRevealOnScroll } from '#web/ui/browser/use-reveal-on-scroll.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './type-cards.module.css';

export function TypeCards() {
  const list = useRevealOnScroll<HTMLUListElement>();
  return (
    <ul ref={list} className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {cinnamonTypes.map(({ title, picture, rows }) => (
        <li key={title} className={`overflow-hidden rounded-md bg-paper raised ${styles.card}`}>
          <Picture
            source={picture}
            sizes="(min-width: 1025px) 290px, (min-width: 576px) 46vw, 92vw"
            className="aspect-4/3"
          />
          <h3 className="font-serif-small text-title-sm">{title}</h3>
          <dl className={`text-sm ${styles.rows}`}>
            {rows.map(({ label, value }) => (
              <div key={label} className="grid gap-3 border-t border-hairline py-3">
                <dt className="text-xs font-semibold text-accent-strong">{label}</dt>
                <dd>{label === typeLabels[0] ? <LatinNames text={value} /> : noBreak(value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A text with each botanical name in it, such as *Cinnamomum verum* or *C. zeylanicum*, in italics. */
function LatinNames({ text }: { text: string }) {
  const parts = text.split(/(C[a-z.]+ [a-z]+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <i key={part} lang="la">
        {part}
      </i>
    ) : (
      part
    ),
  );
}
