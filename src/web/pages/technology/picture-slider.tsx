import { useEffect, useEffectEvent, useReducer } from 'react';
import { slider as labels, slides } from '#text/pages/technology.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import { useSnapTrack } from '#web/browser/use-snap-track.ts';
import { Container } from '#web/ui/container.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { PlayPauseButton } from '#web/ui/controls/play-pause-button.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';
import { initialSlider, slideIntervalMs, sliderReducer, type Slider, type SliderEvent } from './slider.ts';
import styles from './picture-slider.module.css';

const count = slides.length;
const reducer = (slider: Slider, event: SliderEvent) => sliderReducer(slider, event, count);

const slideMs = 600;

/**
 * Advances by itself until the visitor moves the pictures; pauses under reduced motion. The neighbours of the current
 * picture are preloaded. Without scripts all pictures are shown.
 */
export function PictureSlider() {
  const [{ index, mode }, dispatch] = useReducer(reducer, initialSlider);
  const isHydrated = useHydrated();
  // Before the page is hydrated, neighbours would take bandwidth from the first picture.
  const preloaded = isHydrated ? [0, 1, count - 1] : [0];
  // A slide that comes by itself is not announced.
  const announced = mode === 'stopped' ? slides[index] : undefined;
  const { track, slideTo } = useSnapTrack<HTMLDivElement>(slideMs, (to) => dispatch({ type: 'swipe', to }));

  const slide = useEffectEvent(slideTo);
  useEffect(() => slide(index), [index]);

  useEffect(() => {
    if (mode !== 'advancing') return undefined;
    const timer = setInterval(() => dispatch({ type: 'tick' }), slideIntervalMs);
    return () => clearInterval(timer);
  }, [mode]);

  useReducedMotion(() => dispatch({ type: 'pause' }));

  return (
    <Container
      as="section"
      className="relative flex flex-col max-md:px-0"
      aria-roledescription={labels.roleDescription}
      aria-label={labels.label}
    >
      <Status>
        {announced && <HiddenText>{`${labels.slideLabel(index + 1, count)}: ${announced.title}`}</HiddenText>}
      </Status>
      <div className={`px-gutter pt-4 md:p-0 ${styles.controls}`}>
        {mode !== 'stopped' && (
          <PlayPauseButton
            variant="solid"
            isPlaying={mode === 'advancing'}
            labels={{ play: labels.resume, pause: labels.pause }}
            onPlay={() => dispatch({ type: 'resume' })}
            onPause={() => dispatch({ type: 'pause' })}
          />
        )}
        <IconButton
          variant="solid"
          icon="previous"
          label={labels.previous}
          onClick={() => dispatch({ type: 'previous' })}
        />
        <IconButton variant="solid" icon="next" label={labels.next} onClick={() => dispatch({ type: 'next' })} />
      </div>
      <div
        ref={track}
        className={`snap-track ${styles.track}`}
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
              <div className="aspect-4/3 overflow-hidden bg-linen sm:aspect-16/9 md:rounded-t-md lg:aspect-2/1">
                <div hidden={!preloaded.includes((position - index + count) % count)} className="h-full noscript:block">
                  <Picture
                    source={picture}
                    sizes="(min-width: 1296px) 1200px, 100vw"
                    hasPriority={position === 0}
                    className="h-full"
                  />
                </div>
              </div>
              <div className={`bg-hairline ${styles.line}`}>
                {position === index && mode === 'advancing' && (
                  <span className={`block h-full bg-accent-strong ${styles.progress}`} />
                )}
              </div>
              <figcaption className={`px-gutter pt-4 md:px-0 md:pt-6 ${styles.caption}`}>
                <span className="text-sm font-semibold tracking-6 text-accent-strong tabular-nums">
                  {labels.counter(position + 1, count)}
                </span>
                <SmallTitle as="strong" className="leading-tighter">
                  {title}
                </SmallTitle>
                <span className="col-span-full min-h-[3lh] text-ink-soft md:col-auto md:min-h-[2lh]">{text}</span>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
    </Container>
  );
}
