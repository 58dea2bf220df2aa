import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { getNetworkInformation } from '#web/browser/get-network-information.ts';
import { getReducedMotionQuery } from '#web/browser/motion/motion.ts';
import { useOnReducedMotion } from '#web/browser/motion/use-on-reduced-motion.ts';

/** The longest wait for an idle browser, and the fixed wait in Safari, which cannot report that it is idle. */
const maxIdleWaitMs = 5000;
const fallbackDelayMs = 1000;

type Shape = 'wide' | 'tall';

interface Film {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly shape: Shape | undefined;
  readonly isWanted: boolean;
  readonly isShown: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  readonly onPlaying: () => void;
}

/**
 * The background film of the hero. It loads once the page has loaded and the browser is idle; with reduced motion, data
 * saving or a slow network it loads only on request. It is paused while off screen.
 */
export function useFilm(hasFilm: boolean): Film {
  const video = useRef<HTMLVideoElement>(null);
  const [shape, setShape] = useState<Shape>();
  const [isWanted, setIsWanted] = useState(false);
  const [isShown, setIsShown] = useState(false);

  const play = () => {
    // A chosen shape stays: turning the device does not fetch the film of the other shape.
    setShape((chosen) => chosen ?? getScreenShape());
    setIsWanted(true);
  };
  const pause = () => setIsWanted(false);
  const start = useEffectEvent(play);

  useEffect(() => {
    if (!hasFilm || !canAutoplay()) return undefined;
    return runWhenIdle(() => start());
  }, [hasFilm]);

  useOnReducedMotion(pause);

  useEffect(() => {
    const element = video.current;
    if (!element || !shape) return;
    // The `muted` attribute does not mute an element that a script creates, and browsers autoplay only muted films.
    element.muted = true;
    element.load();
  }, [shape]);

  useEffect(() => {
    const element = video.current;
    if (!element || !shape || !isWanted) return undefined;
    // `AbortError` only means that the film was paused off screen before it started. Any other error means that the
    // browser has blocked autoplay.
    const stopIfRefused = (error: unknown) => {
      if (error instanceof DOMException && error.name !== 'AbortError') setIsWanted(false);
    };
    // Not `useInViewChange`: each run of this effect needs a new observer, whose first report starts the film.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(stopIfRefused);
      else element.pause();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.pause();
    };
  }, [shape, isWanted]);

  return {
    video,
    shape,
    isWanted,
    isShown,
    play,
    pause,
    onPlaying: () => setIsShown(true),
  };
}

function getScreenShape(): Shape {
  return window.matchMedia('(orientation: portrait)').matches ? 'tall' : 'wide';
}

function canAutoplay(): boolean {
  const { saveData, effectiveType } = getNetworkInformation();
  const isSlow = /[23]g/.test(effectiveType ?? '');
  return !getReducedMotionQuery().matches && saveData !== true && !isSlow;
}

function runWhenIdle(callback: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const schedule = () => {
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(callback, { timeout: maxIdleWaitMs });
    else timer = setTimeout(callback, fallbackDelayMs);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true, signal: listening.signal });
  return () => {
    listening.abort();
    if (idle !== undefined) window.cancelIdleCallback(idle);
    clearTimeout(timer);
  };
}
