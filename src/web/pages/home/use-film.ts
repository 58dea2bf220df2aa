import { useEffect, useRef, useState, type RefObject } from 'react';
import { reducedMotion } from '#web/ui/reduced-motion.ts';

/** The Network Information API; not in every browser. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface Film {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Whether the film's files should be loaded. */
  readonly isNeeded: boolean;
  /** Whether it plays or waits for data. */
  readonly isPlaying: boolean;
  /** Whether it has rendered a frame. */
  readonly isShown: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  readonly onPlaying: () => void;
}

/**
 * The background film of the hero. It loads once the page has loaded and the browser is idle; with reduced motion, data
 * saving or a slow network only on request. Paused while off screen.
 */
export function useFilm(hasFilm: boolean): Film {
  const video = useRef<HTMLVideoElement>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isShown, setIsShown] = useState(false);

  const play = () => {
    setIsNeeded(true);
    setIsPlaying(true);
  };

  useEffect(() => {
    if (!hasFilm || isNeeded || !canAutoplay()) return;
    return onIdle(() => {
      setIsNeeded(true);
      setIsPlaying(true);
    });
  }, [hasFilm, isNeeded]);

  useEffect(() => {
    const film = video.current;
    if (!film || !isNeeded) return;
    // The attribute does not mute an element that a script creates, and browsers autoplay only muted films.
    film.muted = true;
    film.load();
  }, [isNeeded]);

  useEffect(() => {
    const film = video.current;
    if (!film || !isNeeded || !isPlaying) return;
    // Autoplay was blocked. An `AbortError` only means that the film was paused off screen before it started.
    const stopIfRefused = (error: unknown) => {
      if (error instanceof DOMException && error.name !== 'AbortError') setIsPlaying(false);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) film.play().catch(stopIfRefused);
      else film.pause();
    });
    observer.observe(film);
    return () => {
      observer.disconnect();
      film.pause();
    };
  }, [isNeeded, isPlaying]);

  return {
    video,
    isNeeded,
    isPlaying,
    isShown,
    play,
    pause: () => setIsPlaying(false),
    onPlaying: () => setIsShown(true),
  };
}

function canAutoplay(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  const isSlow = /[23]g/.test(connection?.effectiveType ?? '');
  return !reducedMotion().matches && connection?.saveData !== true && !isSlow;
}

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels it. */
function onIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const wait = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(callback, { timeout: 5000 });
    else timer = setTimeout(callback, 1000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    if (idle !== undefined) window.cancelIdleCallback(idle);
    clearTimeout(timer);
  };
}
