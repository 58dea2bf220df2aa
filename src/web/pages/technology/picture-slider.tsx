import { useEffect, useReducer } from 'react';
import { slider as words, slides } from '#text/technology.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './picture-slider.module.css';
import { initialSlider, slideInterval, sliderReducer, type Slider, type SliderEvent } from './slider.ts';

const count = slides.length;
const reducer = (slider: Slider, event: SliderEvent) => sliderReducer(slider, event, count);

/**
 * Five pictures that change by themselves every five seconds until the visitor takes over. It can be
 * paused, and stands still from the start where reduced motion is asked for. The pictures to both sides of the one
 * shown are fetched ahead. Without scripts all five stand one below the other.
 */
export function PictureSlider() {
  const [{ index, mode }, send] = useReducer(reducer, initialSlider);

  useEffect(() => {
    if (mode !== 'advancing') return undefined;
    const timer = setInterval(() => send('tick'), slideInterval);
    return () => clearInterval(timer);
  }, [mode]);

  useEffect(() => {
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)');
    const stand = () => {
      if (reduced.matches) send('pause');
    };
    stand();
    reduced.addEventListener('change', stand);
    return () => reduced.removeEventListener('change', stand);
  }, []);

  return (
    <section className={styles.slider} aria-roledescription={words.roleDescription} aria-label={words.label}>
      <div className={styles.controls}>
        {mode !== 'stopped' && (
          <button
            type="button"
            className={styles.control}
            aria-label={mode === 'advancing' ? words.pause : words.resume}
            onClick={() => send(mode === 'advancing' ? 'pause' : 'resume')}
          >
            <Icon name={mode === 'advancing' ? 'pause' : 'play'} />
          </button>
        )}
        <button type="button" className={styles.control} aria-label={words.previous} onClick={() => send('previous')}>
          <Icon name="previous" />
        </button>
        <button type="button" className={styles.control} aria-label={words.next} onClick={() => send('next')}>
          <Icon name="next" />
        </button>
      </div>
      <div className={styles.slides} aria-live={mode === 'advancing' ? 'off' : 'polite'}>
        {slides.map(({ picture, title, text }, place) => (
          <div
            key={picture.file.id}
            role="group"
            aria-roledescription={words.slideDescription}
            aria-label={words.slideLabel(place + 1, count)}
            className={styles.slide}
            data-shown={place === index}
            aria-hidden={place !== index}
            hidden={![0, 1, count - 1].includes((place - index + count) % count)}
          >
            <figure>
              <Picture
                source={picture}
                sizes="(min-width: 1300px) 1200px, 100vw"
                priority={place === 0}
                className={styles.frame}
              />
              <div className={styles.line}>
                {place === index && mode === 'advancing' && <span className={styles.progress} />}
              </div>
              <figcaption className={styles.caption}>
                <span className={styles.counter}>{words.counter(place + 1, count)}</span>
                <strong className={styles.title}>{title}</strong>
                <span className={styles.text}>{text}</span>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
    </section>
  );
}
