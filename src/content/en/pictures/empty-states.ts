import type { PictureSource } from '#content/pictures/picture.ts';
import { stateEmptyBowl, stateEmptyScoop } from '#content/pictures/state.generated.ts';

/** Shown where a list is empty or a search finds nothing. */
export const emptyBowl: PictureSource = {
  file: stateEmptyBowl,
  alt: 'An empty wooden bowl with a few stray peppercorns on cream plaster',
};

/** Shown where a page does not exist or the visitor has not said who they are. */
export const emptyScoop: PictureSource = {
  file: stateEmptyScoop,
  alt: 'An empty wooden scoop on linen with a few peppercorns in front of it',
};
