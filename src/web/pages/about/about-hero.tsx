import { opening } from '#text/about.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './about-hero.module.css';

/** The page's title and the photograph that opens it. */
export function AboutHero() {
  return (
    <>
      <PageTitle eyebrow={opening.eyebrow} title={opening.title} lead={opening.lead} />
      <Picture source={opening.picture} sizes="(min-width: 576px) 100vw, 175vw" priority className={styles.band} />
    </>
  );
}
