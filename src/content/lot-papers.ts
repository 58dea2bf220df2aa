import { productIds, productIdsOfFamily, type PaperFamily, type ProductId } from '#domain/catalogue.ts';

const of = (...families: readonly PaperFamily[]): readonly ProductId[] => families.flatMap(productIdsOfFamily);
const oil = of('leafOil');
const solid = productIds.filter((id) => !oil.includes(id));

/** What can be asked for with a lot, and for which products. It promises nothing. */
const productsOfPaper = {
  analysis: productIds,
  origin: productIds,
  plantHealth: solid,
  packingList: productIds,
  allergens: productIds,
  treatment: solid,
  heavyMetals: of('bark', 'cinnamonPowder', 'turmeric', 'rootPowder'),
  mycotoxins: of('pepper', 'nutmegAndMace', 'nutmegPowder', 'turmeric', 'rootPowder', 'chiliPowder'),
  pesticides: productIds,
  microbiology: of('pepper', 'cinnamonPowder', 'nutmegPowder', 'clovePowder', 'rootPowder', 'chiliPowder'),
  coumarin: of('bark', 'cinnamonPowder'),
  safetyData: oil,
  organicInspection: productIds,
} satisfies Readonly<Record<string, readonly ProductId[]>>;

export type LotPaper = keyof typeof productsOfPaper;

/** Every paper that can be asked for, in the order of the table. */
export const lotPapers = Object.keys(productsOfPaper) as readonly LotPaper[];

/** The papers that can be asked for with any of these products. */
export function lotPapersOf(...ids: readonly ProductId[]): readonly LotPaper[] {
  return lotPapers.filter((paper) => productsOfPaper[paper].some((id) => ids.includes(id)));
}
