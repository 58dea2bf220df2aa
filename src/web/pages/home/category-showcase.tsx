import { useEffect, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import { categories } from '#domain/categories.ts';
import { showcase as text } from '#text/home.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { reducedMotion } from '#web/ui/reduced-motion.ts';
import { PlayPauseButton } from './play-pause-button.tsx';
import { initialShowcase, showcaseInterval, showcaseReducer, type Showcase, type ShowcaseEvent } from './showcase.ts';
import styles from './category-showcase.module.css';

/**
 * The category showcase: three pictures from one edge of the window to the other, of which the selected one is widest. All
 * texts stay visible, because two seconds are too short to read one.
 */
export function ShowcaseSection() {
  const { showcase, send, line } = useShowcase();
  const { selected, isPlaying } = showcase;
  return (
    <section className={styles.section} aria-labelledby="showcase">
      <h2 id="showcase" className="ui-container ui-title-lg">
        {text.title}
      </h2>
      <div
        className="ui-stack ui-one-column ui-gap-6 ui-mt-6"
        role="group"
        aria-roledescription={text.role}
        aria-label={text.label}
      >
        <div className="ui-relative">
          <PlayPauseButton
            className={`ui-absolute ${styles.control}`}
            isPlaying={isPlaying}
            onPlay={() => send({ type: 'play' })}
            onPause={() => send({ type: 'pause' })}
            labels={text}
          />
          <div className={`ui-relative ui-clip ${styles.stage}`} aria-live={isPlaying ? 'off' : 'polite'}>
            {categories.map((category) => (
              <div
                key={category}
                className={`ui-absolute ${styles.panel}`}
                data-shown={category === selected || undefined}
                aria-hidden={category !== selected}
              >
                <Picture
                  source={text.categories[category].picture}
                  sizes="max(45vw, 70vh)"
                  className="ui-full-height"
                />
                <p className={`ui-dark ui-serif-small ui-absolute ui-p-2-4 ${styles.caption}`} aria-hidden="true">
                  {text.categories[category].title}
                </p>
              </div>
            ))}
          </div>
        </div>
        <ul className={`ui-container ui-stack ui-full ${styles.list}`}>
          {categories.map((category) => (
            <li
              key={category}
              className={`ui-relative ui-line-top ui-py-5 ${styles.item}`}
              data-selected={category === selected || undefined}
            >
              <span ref={category === selected ? line : null} className={`ui-absolute ${styles.line}`} />
              <h3 className={`ui-soft ui-title-md ui-eases ${styles.name}`}>
                <button
                  className={`ui-stretched ui-bare ui-touch ${styles.choose}`}
                  type="button"
                  aria-pressed={category === selected}
                  onClick={() => send({ type: 'select', category })}
                >
                  {text.categories[category].title}
                </button>
              </h3>
              <p className={`ui-soft ui-mt-1 ui-measure-46 ${styles.description}`}>
                {text.categories[category].description}
              </p>
            </li>
          ))}
        </ul>
        <p className="ui-container ui-full">
          <ButtonLink to="/shop">{text.shop}</ButtonLink>
        </p>
      </div>
    </section>
  );
}

/**
 * Starts the showcase after hydration unless the visitor prefers reduced motion, and animates `line`, the element that
 * shows how much of the interval has passed.
 */
function useShowcase(): {
  readonly showcase: Showcase;
  readonly send: Dispatch<ShowcaseEvent>;
  readonly line: RefObject<HTMLSpanElement | null>;
} {
  const [showcase, send] = useReducer(showcaseReducer, initialShowcase);
  const line = useRef<HTMLSpanElement>(null);
  const { isPlaying, cycle } = showcase;

  useEffect(() => {
    if (!reducedMotion().matches) send({ type: 'play' });
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => send({ type: 'tick', cycle }), showcaseInterval);
    const drawing = line.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], showcaseInterval);
    return () => {
      clearTimeout(timer);
      drawing?.cancel();
    };
  }, [isPlaying, cycle]);

  return { showcase, send, line };
}
