import { productIds, type ProductId } from '#domain/catalogue.ts';

export const paperFamilies = {
  cinnamon: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14],
  leafOil: [13],
  pepper: [15, 21, 24, 26],
  greenPepper: [20],
  nutmegAndMace: [16, 18, 25],
  cloves: [17, 22, 28],
  turmeric: [23, 29],
  ginger: [27],
  chiliPowder: [30],
  betelNuts: [19],
} as const satisfies Readonly<Record<string, readonly ProductId[]>>;

export type PaperFamily = keyof typeof paperFamilies;

const { cinnamon, leafOil, greenPepper, turmeric, chiliPowder, betelNuts } = paperFamilies;
const solid = productIds.filter((id) => id !== 13);
const spices = solid.filter((id) => !betelNuts.some((each) => each === id));
const eaten = productIds.filter((id) => id !== 19);

/** The table promises nothing: a paper can be asked for. */
const productsOfPaper = {
  analysis: productIds,
  origin: productIds,
  plantHealth: solid,
  fitForFood: eaten,
  invoice: productIds,
  packingList: productIds,
  billOfLading: productIds,
  allergens: eaten,
  treatment: solid,
  // Reg. (EU) 2023/915: lead in bark, root, bud, seed and fruit spices, aflatoxins, ochratoxin in all spices, PAH in dried spices.
  heavyMetals: spices,
  mycotoxins: spices,
  pah: spices,
  // Sum with 2-chloroethanol, Reg. (EC) 396/2005.
  ethyleneOxide: spices,
  pesticides: productIds,
  microbiology: spices,
  dyes: [...turmeric, ...chiliPowder],
  coumarin: cinnamon,
  sulphurDioxide: [...cinnamon, ...greenPepper],
  safetyData: leafOil,
  protectedOrigin: [...cinnamon, ...leafOil],
  organicInspection: eaten,
  halalKosher: eaten,
} as const satisfies Readonly<Record<string, readonly ProductId[]>>;

export type LotPaper = keyof typeof productsOfPaper;

export const lotPapers = Object.keys(productsOfPaper) as readonly LotPaper[];

export function lotPapersOf(...ids: readonly ProductId[]): readonly LotPaper[] {
  return lotPapers.filter((paper) => (productsOfPaper[paper] as readonly ProductId[]).some((id) => ids.includes(id)));
}

/** The family that a product belongs to. */
export function paperFamilyOf(id: ProductId): PaperFamily {
  const families = Object.keys(paperFamilies) as readonly PaperFamily[];
  return families.find((family) => (paperFamilies[family] as readonly ProductId[]).includes(id)) ?? 'cinnamon';
}
