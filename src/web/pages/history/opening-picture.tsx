import { opening } from '#text/history.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './opening-picture.module.css';

/** The page's main picture; a failure to load is also logged. */
export function OpeningPicture() {
  return (
    <figure className={styles.opening}>
      <Picture
        source={opening.picture}
        sizes="(min-width: 1296px) 1200px, 100vw"
        priority
        className={styles.frame}
        onError={() => console.error(opening.pictureFailed)}
      />
      <figcaption className={`ui-note ${styles.caption}`}>{opening.caption}</figcaption>
    </figure>
  );
}
