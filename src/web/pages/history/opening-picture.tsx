import { opening } from '#content/en/history.ts';
import { alt } from '#content/en/pictures.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './opening-picture.module.css';

/** The page's main picture; a failure to load is also logged. */
export function OpeningPicture() {
  return (
    <figure className={styles.opening}>
      <Picture
        id="history-opening"
        alt={alt['history-opening']}
        sizes="(min-width: 1296px) 1200px, 100vw"
        priority
        className={styles.frame}
        onError={() => console.error(opening.pictureFailed)}
      />
      <figcaption className={`ui-note ${styles.caption}`}>{opening.caption}</figcaption>
    </figure>
  );
}
