import { useId } from 'react';
import { categoryIds, categoryPath } from '#domain/catalogue/categories.ts';
import { showcaseTexts } from '#text/pages/home.ts';
import { Container } from '#web/ui/container.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PlayPauseButton } from '#web/ui/controls/play-pause-button.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useShowcase } from './use-showcase.ts';
import styles from './category-showcase.module.css';

/** All descriptions stay visible: the selection changes every two seconds, which is too fast to read one. */
export function CategoryShowcase() {
  const { showcase, dispatch, progressLine } = useShowcase();
  const titleId = useId();
  const { selectedCategoryId, mode } = showcase;
  return (
    <section className="pt-section" aria-labelledby={titleId}>
      <Container as="h2" id={titleId} className="text-title-lg">
        {showcaseTexts.title}
      </Container>
      <div
        className="mt-8 grid grid-cols-1 gap-8"
        role="group"
        aria-roledescription={showcaseTexts.roleDescription}
        aria-label={showcaseTexts.label}
      >
        <div className="relative">
          <PlayPauseButton
            variant="veil"
            iconSize={20}
            className="absolute right-4 bottom-4 z-raised"
            isPlaying={mode === 'playing'}
            onPlay={() => dispatch({ type: 'play' })}
            onPause={() => dispatch({ type: 'pause' })}
            labels={showcaseTexts}
          />
          <div className={styles.panels}>
            {categoryIds.map((categoryId) => (
              <div
                key={categoryId}
                className={styles.panel}
                data-selected={categoryId === selectedCategoryId || undefined}
                aria-hidden={categoryId !== selectedCategoryId}
              >
                <Picture
                  source={showcaseTexts.categories[categoryId].picture}
                  sizes="max(45vw, 70vh)"
                  background="walnut"
                  className="h-full"
                />
                {/* On a phone the list, with the selected name, may be off screen, so the picture has a caption. */}
                <p className={`font-display-small dark-part ${styles.caption}`} aria-hidden="true">
                  {showcaseTexts.categories[categoryId].title}
                </p>
              </div>
            ))}
          </div>
        </div>
        <Container as="ul" className="grid w-full md:grid-cols-3 md:gap-8">
          {categoryIds.map((categoryId) => (
            <li key={categoryId} className={styles.item} data-selected={categoryId === selectedCategoryId || undefined}>
              <span ref={categoryId === selectedCategoryId ? progressLine : null} className={styles.progress} />
              <h3 className={`transition-soft ${styles.name}`}>
                <Button
                  variant="bare"
                  className={`stretched ${styles.choose}`}
                  aria-pressed={categoryId === selectedCategoryId}
                  onClick={() => dispatch({ type: 'select', categoryId })}
                >
                  {showcaseTexts.categories[categoryId].title}
                </Button>
              </h3>
              <p className={styles.description}>{showcaseTexts.categories[categoryId].description}</p>
              <TextLink className="relative" to={categoryPath(categoryId)}>
                {showcaseTexts.categories[categoryId].more}
              </TextLink>
            </li>
          ))}
        </Container>
        <Container as="p" className="w-full">
          <ButtonLink to="/shop">{showcaseTexts.shop}</ButtonLink>
        </Container>
      </div>
    </section>
  );
}
