import { useEffect, useRef, useState, type RefObject } from 'react';
import { reducedMotion } from '#web/ui/reduced-motion.ts';

/** What some browsers tell of the visitor's link. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

interface Film {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Whether the film's files are to be fetched. */
  readonly wanted: boolean;
  /** Whether it plays, or will as soon as it can. */
  readonly playing: boolean;
  /** Whether its pictures have begun to come. */
  readonly shown: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  readonly onPlaying: () => void;
}

/**
 * The film behind the welcome. It is fetched when the page itself is complete and the browser has nothing better to do;
 * under reduced motion, or on a link where each byte counts, only when the visitor asks. Paused while off screen.
 */
export function useFilm(exists: boolean): Film {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState(false);

  const play = () => {
    setWanted(true);
    setPlaying(true);
  };

  useEffect(() => {
    if (!exists || !mayMove()) return;
    return whenQuiet(() => {
      setWanted(true);
      setPlaying(true);
    });
  }, [exists]);

  useEffect(() => {
    const film = video.current;
    if (!film || !wanted) return;
    // The attribute alone does not mute an element made by a script, and only a mute film may start by itself.
    film.muted = true;
    film.load();
  }, [wanted]);

  useEffect(() => {
    const film = video.current;
    if (!film || !wanted || !playing) return;
    // A film that is scrolled out of sight before it could start is refused too, but by another error.
    const stopIfRefused = (error: unknown) => {
      if (error instanceof DOMException && error.name !== 'AbortError') setPlaying(false);
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
  }, [wanted, playing]);

  return {
    video,
    wanted,
    playing,
    shown,
    play,
    pause: () => setPlaying(false),
    onPlaying: () => setShown(true),
  };
}

function mayMove(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  const isSlow = /[23]g/.test(connection?.effectiveType ?? '');
  return !reducedMotion().matches && connection?.saveData !== true && !isSlow;
}

/** Calls back once the page has loaded and the browser is idle; the answer calls it off. */
function whenQuiet(callback: () => void): () => void {
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
