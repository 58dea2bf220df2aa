import { head, opening } from '#text/history.ts';
import type { Page } from '#web/page.ts';
import { restOfPage } from '#web/rest-of-page.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './page.module.css';

const Rest = restOfPage(async () => (await import('./rest.tsx')).Rest);

/** The history page: title and picture, then the long read. */
export const page: Page = {
  head,
  socialImage: 'history',
  breadcrumbs: [{ name: opening.title, path: '/history' }],
  content: (
    <>
      <PageTitle eyebrow={opening.eyebrow} title={opening.title} lead={opening.subtitle} />
      <figure className="ui-container ui-bleed">
        <Picture
          source={opening.picture}
          sizes="(min-width: 1296px) 1200px, 100vw"
          priority
          className={`ui-4-3 ${styles.frame}`}
          onError={() => console.error(opening.pictureFailed)}
        />
        <figcaption className={`ui-note ${styles.caption}`}>{opening.caption}</figcaption>
      </figure>
      <Rest />
    </>
  ),
};
