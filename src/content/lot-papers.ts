import { productIds, type ProductId } from '#domain/catalogue.ts';

export const paperFamilies = {
  bark: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  cinnamonPowder: [14],
  leafOil: [13],
  pepper: [15, 20, 21, 24, 26],
  nutmegAndMace: [16, 18],
  nutmegPowder: [25],
  cloves: [17, 22],
  clovePowder: [28],
  turmeric: [23],
  rootPowder: [27, 29],
  chiliPowder: [30],
  betelNuts: [19],
} as const satisfies Readonly<Record<string, readonly ProductId[]>>;

export type PaperFamily = keyof typeof paperFamilies;

const {
  bark,
  cinnamonPowder,
  leafOil,
  pepper,
  nutmegAndMace,
  nutmegPowder,
  clovePowder,
  turmeric,
  rootPowder,
  chiliPowder,
} = paperFamilies;
const solid = productIds.filter((id) => id !== 13);

/** The table promises nothing: a paper can be asked for. */
const productsOfPaper = {
  analysis: productIds,
  origin: productIds,
  plantHealth: solid,
  packingList: productIds,
  allergens: productIds,
  treatment: solid,
  heavyMetals: [...bark, ...cinnamonPowder, ...turmeric, ...rootPowder],
  mycotoxins: [...pepper, ...nutmegAndMace, ...nutmegPowder, ...turmeric, ...rootPowder, ...chiliPowder],
  pesticides: productIds,
  microbiology: [...pepper, ...cinnamonPowder, ...nutmegPowder, ...clovePowder, ...rootPowder, ...chiliPowder],
  coumarin: [...bark, ...cinnamonPowder],
  safetyData: leafOil,
  organicInspection: productIds,
} as const satisfies Readonly<Record<string, readonly ProductId[]>>;

export type LotPaper = keyof typeof productsOfPaper;

export const lotPapers = Object.keys(productsOfPaper) as readonly LotPaper[];

export function lotPapersOf(...ids: readonly ProductId[]): readonly LotPaper[] {
  return lotPapers.filter((paper) => (productsOfPaper[paper] as readonly ProductId[]).some((id) => ids.includes(id)));
}
