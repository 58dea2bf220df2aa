import { categories } from '#domain/categories.ts';
import { showcase as words } from '#text/home.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { PlayPauseButton } from './play-pause-button.tsx';
import styles from './category-showcase.module.css';
import { useShowcase } from './use-showcase.ts';

/**
 * The category showcase. All three texts stay in sight, for two seconds are too short to read one; what
 * changes is which of them is lit, and the picture. The three pictures lie on each other, so each is there when its turn comes.
 */
export function ShowcaseSection() {
  const { showcase, send, line } = useShowcase();
  const { selected, playing } = showcase;
  return (
    <Section eyebrow={words.eyebrow} title={words.title}>
      <div className={styles.showcase} role="group" aria-roledescription={words.role} aria-label={words.label}>
        <div className={styles.stage}>
          <PlayPauseButton
            className={styles.control}
            isPlaying={playing}
            onPlay={() => send({ type: 'play' })}
            onPause={() => send({ type: 'pause' })}
            labels={words}
          />
          <div className={styles.pictures} aria-live={playing ? 'off' : 'polite'}>
            {categories.map((category) => (
              <div
                key={category}
                className={styles.picture}
                data-shown={category === selected || undefined}
                aria-hidden={category !== selected}
              >
                <Picture
                  source={words.categories[category].picture}
                  sizes="(min-width: 1025px) 44rem, 92vw"
                  className={styles.frame}
                />
              </div>
            ))}
          </div>
        </div>
        <ul className={styles.list}>
          {categories.map((category) => (
            <li key={category} className={styles.item} data-selected={category === selected || undefined}>
              <span ref={category === selected ? line : null} className={styles.line} />
              <h3 className={styles.name}>
                <button
                  className={`ui-stretched ${styles.choose}`}
                  type="button"
                  aria-pressed={category === selected}
                  onClick={() => send({ type: 'select', category })}
                >
                  {words.categories[category].title}
                </button>
              </h3>
              <p className={`ui-soft ${styles.description}`}>{words.categories[category].description}</p>
            </li>
          ))}
        </ul>
        <p className={styles.shop}>
          <ButtonLink to="/shop" variant="dark">
            {words.shop}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
