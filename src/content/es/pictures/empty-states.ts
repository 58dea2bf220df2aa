import type { PictureSource } from '#content/pictures/picture.ts';
import { stateEmptyBowl, stateEmptyScoop } from '#content/pictures/state.generated.ts';

/** Shown where a list is empty or a search finds nothing. */
export const emptyBowl: PictureSource = {
  file: stateEmptyBowl,
  alt: 'Tazón de madera vacío con unos pocos granos de pimienta sobre yeso color crema',
};

/** Shown where a page does not exist or the visitor has not said who they are. */
export const emptyScoop: PictureSource = {
  file: stateEmptyScoop,
  alt: 'Cucharón de madera vacío sobre lino con unos granos de pimienta delante',
};
