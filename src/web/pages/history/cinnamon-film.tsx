import { useRef, useState } from 'react';
import { filmTexts } from '#text/pages/history.ts';
import { useFocusWhen } from '#web/browser/use-focus-when.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './cinnamon-film.module.css';

/** Shows our own poster; the provider's player loads only after a click, for privacy. */
export function CinnamonFilm({ embedUrl }: { embedUrl: string }) {
  const [isPlaying, setIsPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useFocusWhen(frame, isPlaying);

  return (
    <div>
      <div className={styles.screen}>
        {isPlaying ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its scripts and its own origin, which is not ours
          <iframe
            ref={frame}
            className="absolute inset-0 h-full w-full border-none"
            src={autoplayUrl(embedUrl)}
            title={filmTexts.frameTitle}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <Picture
              source={filmTexts.poster}
              sizes="(min-width: 1296px) 770px, (min-width: 1025px) 62vw, 100vw"
              className={styles.poster}
            />
            <Button variant="bare" className={styles.play} onClick={() => setIsPlaying(true)}>
              <span className={`transition-soft ${styles.playLabel}`}>
                <Icon name="play" /> {filmTexts.play}
              </span>
            </Button>
          </>
        )}
      </div>
      <p className="mt-4 text-small text-on-dark-soft">
        <span>{filmTexts.note}</span>
        <noscript>
          {' '}
          <a className="text-accent" href={embedUrl}>
            {filmTexts.withoutScript}
          </a>
        </noscript>
      </p>
    </div>
  );
}

/** Throws a `TypeError` if `embedUrl` is not a URL. */
export function autoplayUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
