import { head, opening } from '#text/technology.ts';
import type { Page } from '#web/page.ts';
import { restOfPage } from '#web/rest-of-page.tsx';
import { IllustrationNote } from '#web/ui/illustration-note.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { PictureSlider } from './picture-slider.tsx';

const Rest = restOfPage(async () => (await import('./rest.tsx')).Rest);

/** The technology page: title and slider, then the steps and sizes. */
export const page: Page = {
  head,
  socialImage: 'technology',
  breadcrumbs: [{ name: opening.title, path: '/technology' }],
  content: (
    <>
      <PageTitle eyebrow={opening.eyebrow} title={opening.title} lead={opening.lead} />
      <PictureSlider />
      <IllustrationNote className="ui-container" />
      <Rest />
    </>
  ),
};
