import { opening } from '#text/history.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './opening-picture.module.css';

/** The page's main picture; that it can't be loaded is also logged (spec section 8). */
export function OpeningPicture() {
  return (
    <figure className={styles.opening}>
      <Picture
        source={opening.picture}
        sizes="(min-width: 1300px) 1200px, 100vw"
        priority
        className={styles.frame}
        onFail={() => console.error(opening.pictureFailed)}
      />
      <figcaption className={styles.caption}>{opening.caption}</figcaption>
    </figure>
  );
}
