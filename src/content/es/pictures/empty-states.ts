import type { PictureSource } from '#content/pictures/picture.ts';
import { stateEmptyBowl, stateEmptyScoop } from '#content/pictures/state.generated.ts';

/** The picture of an empty list, or of a search that finds nothing. */
export const emptyBowl: PictureSource = {
  file: stateEmptyBowl,
  alt: 'Tazón de madera vacío con unos pocos granos de pimienta sobre yeso color crema',
};

/** The picture of a page that does not exist, and of the cart before the visitor has entered an email. */
export const emptyScoop: PictureSource = {
  file: stateEmptyScoop,
  alt: 'Cucharón de madera vacío sobre lino con unos granos de pimienta delante',
};
