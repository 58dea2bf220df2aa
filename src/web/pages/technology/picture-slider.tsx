import { useEffect, useEffectEvent, useReducer } from 'react';
import { slider as labels, slides } from '#text/technology.ts';
import { reducedMotion } from '#web/ui/browser/reduced-motion.ts';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { useSnapTrack } from '#web/ui/browser/use-snap-track.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { initialSlider, slideInterval, sliderReducer, type Slider, type SliderEvent } from './slider.ts';
import styles from './picture-slider.module.css';

const count = slides.length;
const reducer = (slider: Slider, event: SliderEvent) => sliderReducer(slider, event, count);

/** Duration of a slide, in milliseconds. */
const slideTime = 600;

/**
 * Advances by itself until the visitor moves the pictures; pauses under reduced motion. The neighbours of the current
 * picture are preloaded. Without scripts all pictures are shown.
 */
export function PictureSlider() {
  const [{ index, mode }, send] = useReducer(reducer, initialSlider);
  const isHydrated = useHydrated();
  // Before the page is hydrated, neighbours would take bandwidth from the first picture.
  const preloaded = isHydrated ? [0, 1, count - 1] : [0];
  const { track, slideTo } = useSnapTrack<HTMLDivElement>(slideTime, (swipedTo) => send({ swipedTo }));

  const slide = useEffectEvent(slideTo);
  useEffect(() => slide(index), [index]);

  useEffect(() => {
    if (mode !== 'advancing') return undefined;
    const timer = setInterval(() => send('tick'), slideInterval);
    return () => clearInterval(timer);
  }, [mode]);

  useEffect(() => {
    const preference = reducedMotion();
    const pause = () => {
      if (preference.matches) send('pause');
    };
    pause();
    preference.addEventListener('change', pause);
    return () => preference.removeEventListener('change', pause);
  }, []);

  return (
    <section
      className="relative mx-auto flex max-w-page flex-col px-gutter max-md:px-0"
      aria-roledescription={labels.roleDescription}
      aria-label={labels.label}
    >
      <div className={`flex gap-2 noscript:hidden ${styles.controls}`}>
        {mode !== 'stopped' && (
          <IconButton
            variant="solid"
            className={styles.control}
            icon={mode === 'advancing' ? 'pause' : 'play'}
            label={mode === 'advancing' ? labels.pause : labels.resume}
            onClick={() => send(mode === 'advancing' ? 'pause' : 'resume')}
          />
        )}
        <IconButton
          variant="solid"
          className={styles.control}
          icon="previous"
          label={labels.previous}
          onClick={() => send('previous')}
        />
        <IconButton
          variant="solid"
          className={styles.control}
          icon="next"
          label={labels.next}
          onClick={() => send('next')}
        />
      </div>
      <div
        ref={track}
        className={`grid track ${styles.slides}`}
        aria-live={mode === 'advancing' ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={isHydrated ? 0 : undefined}
      >
        {slides.map(({ picture, title, text }, position) => (
          <div
            key={picture.file.id}
            role="group"
            aria-roledescription={labels.slideDescription}
            aria-label={labels.slideLabel(position + 1, count)}
            className={`snap-start snap-always ${styles.slide}`}
            data-shown={position === index || undefined}
            aria-hidden={position !== index}
          >
            <figure>
              <div className={`aspect-4/3 overflow-hidden bg-linen ${styles.frame}`}>
                <div
                  hidden={!preloaded.includes((position - index + count) % count)}
                  className={`h-full ${styles.content}`}
                >
                  <Picture
                    source={picture}
                    sizes="(min-width: 1296px) 1200px, 100vw"
                    priority={position === 0}
                    className="h-full"
                  />
                </div>
              </div>
              <div className={styles.line}>
                {position === index && mode === 'advancing' && <span className={`block h-full ${styles.progress}`} />}
              </div>
              <figcaption className={`grid items-baseline gap-x-4 gap-y-2 ${styles.caption}`}>
                <span className="text-sm font-semibold tracking-6 text-accent-strong tabular-nums">
                  {labels.counter(position + 1, count)}
                </span>
                <strong className="font-serif-small text-title-sm leading-tighter">{title}</strong>
                <span className={`text-ink-soft ${styles.text}`}>{text}</span>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
    </section>
  );
}
