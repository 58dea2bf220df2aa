import { pagePath } from '#content/edition.ts';

/** What a page is known to show before it has loaded: the picture and the name on the card that links to it. */
export interface Preview {
  readonly name: string;
  readonly pictureId: string;
  /** URL of a version of the picture that the browser has loaded. */
  readonly imageUrl: string;
}

const previews = new Map<string, Preview>();

/** The preview of the page at a path; undefined if no card with a link to it was clicked. */
export function previewAt(pathname: string): Preview | undefined {
  return previews.get(pathname);
}

/** Keeps the preview of the page that a link opens, if it is the link of a card with a loaded picture and a name. */
export function keepPreview(link: HTMLAnchorElement): void {
  const card = link.closest('li');
  const image = card?.querySelector('img');
  const name = card?.querySelector('h2, h3')?.textContent;
  const pictureId = /\/media\/(.+)-\w+-\d+\.\w+$/.exec(image?.src ?? '')?.[1];
  if (name && pictureId && image?.naturalWidth)
    previews.set(pagePath(link.pathname), { name, pictureId, imageUrl: image.currentSrc });
}
