import { sliderTexts, slides } from '#text/pages/technology.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { Container } from '#web/ui/container.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { PlayPauseButton } from '#web/ui/controls/play-pause-button.tsx';
import { HiddenText } from '#web/ui/hidden-text.tsx';
import { Status } from '#web/ui/messages/status.tsx';
import { PictureSlide } from './picture-slide.tsx';
import { useSlider } from './use-slider.ts';
import styles from './picture-slider.module.css';

const count = slides.length;

export function PictureSlider() {
  const { slider, dispatch, track } = useSlider(count);
  const { index, mode } = slider;
  const isHydrated = useHydrated();
  // Before the page is hydrated, neighbours would take bandwidth from the first picture.
  const preloaded = isHydrated ? [0, 1, count - 1] : [0];
  const announced = mode === 'stopped' ? slides[index] : undefined;

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
            isPlaying={mode === 'playing'}
            labels={sliderTexts}
            onPlay={() => dispatch({ type: 'play' })}
            onPause={() => dispatch({ type: 'pause' })}
          />
        )}
        <IconButton
          variant="solid"
          className={styles.previous}
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
            mayLoad={preloaded.includes((position - index + count) % count)}
            isPlaying={mode === 'playing'}
          />
        ))}
      </div>
    </Container>
  );
}
