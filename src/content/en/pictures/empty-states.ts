import type { PictureSource } from '#content/pictures/picture.ts';
import { stateEmptyBowl, stateEmptyScoop } from '#content/pictures/state.generated.ts';

/** The picture of an empty list, or of a search that finds nothing. */
export const emptyBowl: PictureSource = {
  file: stateEmptyBowl,
  alt: 'An empty wooden bowl with a few stray peppercorns on cream plaster',
};

/** The picture of a page that does not exist, and of the cart before the visitor has entered an email. */
export const emptyScoop: PictureSource = {
  file: stateEmptyScoop,
  alt: 'An empty wooden scoop on linen with a few peppercorns in front of it',
};
