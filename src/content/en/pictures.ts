import { knowPictures, type PictureId } from '#content/picture.ts';

const words: Partial<Record<PictureId, string>> = {};

/** What each picture shows, of those that the page brought along; written in `picture-words.ts`. */
export const alt = words as Readonly<Record<PictureId, string>>;

/**
 * Called by each group of `pictures/`: its pictures' files and words. A page imports the groups it shows, so that it does
 * not carry those of all pages.
 */
export function addPictures(group: Partial<Record<PictureId, readonly [files: string, words: string]>>): void {
  for (const [id, [files, text]] of Object.entries(group)) {
    knowPictures({ [id]: files });
    words[id as PictureId] = text;
  }
}
