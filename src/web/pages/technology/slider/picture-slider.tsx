import { useEffect, useEffectEvent, useReducer } from 'react';
import { sliderTexts, slides } from '#text/pages/technology.ts';
import { calmMs } from '#web/browser/motion.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import { useSnapTrack } from '#web/browser/use-snap-track.ts';
import { Container } from '#web/ui/container.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { PlayPauseButton } from '#web/ui/controls/play-pause-button.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { PictureSlide } from './picture-slide.tsx';
import { initialSlider, slideIntervalMs, sliderReducer, type Slider, type SliderEvent } from './slider.ts';
import styles from './picture-slider.module.css';

const count = slides.length;
const reducer = (slider: Slider, event: SliderEvent) => sliderReducer(slider, event, count);

export function PictureSlider() {
  const [{ index, mode }, dispatch] = useReducer(reducer, initialSlider);
  const isHydrated = useHydrated();
  // Before the page is hydrated, neighbours would take bandwidth from the first picture.
  const preloaded = isHydrated ? [0, 1, count - 1] : [0];
  // A slide that comes by itself is not announced.
  const announced = mode === 'stopped' ? slides[index] : undefined;
  const { track, slideTo } = useSnapTrack<HTMLDivElement>(calmMs, (to) => dispatch({ type: 'swipe', to }));

  const slideToShown = useEffectEvent(slideTo);
  useEffect(() => slideToShown(index), [index]);

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
      aria-roledescription={sliderTexts.roleDescription}
      aria-label={sliderTexts.label}
    >
      <Status>
        {announced && <HiddenText>{`${sliderTexts.slideLabel(index + 1, count)}: ${announced.title}`}</HiddenText>}
      </Status>
      <div className={styles.controls}>
        {mode !== 'stopped' && (
          <PlayPauseButton
            variant="solid"
            isPlaying={mode === 'advancing'}
            labels={{ play: sliderTexts.resume, pause: sliderTexts.pause }}
            onPlay={() => dispatch({ type: 'resume' })}
            onPause={() => dispatch({ type: 'pause' })}
          />
        )}
        <IconButton
          variant="solid"
          icon="previous"
          label={sliderTexts.previous}
          onClick={() => dispatch({ type: 'previous' })}
        />
        <IconButton variant="solid" icon="next" label={sliderTexts.next} onClick={() => dispatch({ type: 'next' })} />
      </div>
      <div
        ref={track}
        className={`snap-track ${styles.track}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={isHydrated ? 0 : undefined}
      >
        {slides.map((slide, position) => (
          <PictureSlide
            key={slide.picture.file.id}
            slide={slide}
            position={position}
            isShown={position === index}
            isLoaded={preloaded.includes((position - index + count) % count)}
            isAdvancing={mode === 'advancing'}
          />
        ))}
      </div>
    </Container>
  );
}
