import { sliderTexts, slides } from '#text/pages/technology.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import styles from './picture-slider.module.css';

interface PictureSlideProps {
  slide: (typeof slides)[number];
  position: number;
  isShown: boolean;
  /** If false, the picture is hidden, so that it does not load yet. Browsers without scripts show all pictures. */
  mayLoad: boolean;
  isPlaying: boolean;
}

export function PictureSlide({ slide, position, isShown, mayLoad, isPlaying }: PictureSlideProps) {
  const { picture, title, text } = slide;
  return (
    <div
      role="group"
      aria-roledescription={sliderTexts.slideRoleDescription}
      aria-label={sliderTexts.slideLabel(position + 1, slides.length)}
      className={styles.slide}
      data-shown={isShown || undefined}
      aria-hidden={!isShown}
    >
      <figure>
        <div className="aspect-4/3 overflow-hidden bg-linen sm:aspect-16/9 md:rounded-t-8 lg:aspect-2/1">
          <div hidden={!mayLoad} className="h-full noscript:block">
            <Picture
              source={picture}
              sizes="(min-width: 1296px) 1200px, 100vw"
              hasPriority={position === 0}
              className="h-full"
            />
          </div>
        </div>
        <div className={styles.line}>{isShown && isPlaying && <span className={styles.progress} />}</div>
        <figcaption className={styles.caption}>
          <span className="text-small font-semibold tracking-6 text-accent-strong tabular-nums">
            {sliderTexts.counter(position + 1, slides.length)}
          </span>
          <SmallTitle as="strong" leading="tighter">
            {title}
          </SmallTitle>
          <span className="min-lines-3 text-ink-soft max-md:col-span-full md:min-lines-2">{text}</span>
        </figcaption>
      </figure>
    </div>
  );
}
