import { getFamilyProductIds, productIds, type PaperFamily, type ProductId } from '#domain/catalogue/catalogue.ts';

const oilIds = getProductIdsInFamilies('leafOil');
const betelNutIds = getProductIdsInFamilies('betelNuts');
const solidIds = productIds.filter((id) => !oilIds.includes(id));
const foodIds = productIds.filter((id) => !betelNutIds.includes(id));
const spiceIds = solidIds.filter((id) => foodIds.includes(id));

/** The products for which a buyer can ask for each paper. The site promises none of the papers. */
const productsOfPaper = {
  analysis: productIds,
  origin: productIds,
  plantHealth: solidIds,
  fitForFood: foodIds,
  invoice: productIds,
  packingList: productIds,
  billOfLading: productIds,
  allergens: foodIds,
  treatment: solidIds,
  // Reg. (EU) 2023/915: lead in bark, root, bud, seed and fruit spices, aflatoxins, ochratoxin in all spices, PAH in
  // dried spices.
  heavyMetals: spiceIds,
  mycotoxins: spiceIds,
  pah: spiceIds,
  // Reg. (EC) 396/2005: the sum with 2-chloroethanol, in all spices.
  ethyleneOxide: spiceIds,
  pesticides: productIds,
  microbiology: spiceIds,
  dyes: getProductIdsInFamilies('turmeric', 'chiliPowder'),
  coumarin: getProductIdsInFamilies('cinnamon'),
  sulphurDioxide: getProductIdsInFamilies('cinnamon', 'greenPepper'),
  safetyData: oilIds,
  protectedOrigin: getProductIdsInFamilies('cinnamon', 'leafOil'),
  organicInspection: foodIds,
  halalKosher: foodIds,
} satisfies Readonly<Record<string, readonly ProductId[]>>;

export type LotPaper = keyof typeof productsOfPaper;

export const lotPapers = Object.keys(productsOfPaper) as readonly LotPaper[];

export function getLotPapers(...ids: readonly ProductId[]): readonly LotPaper[] {
  return lotPapers.filter((paper) => productsOfPaper[paper].some((id) => ids.includes(id)));
}

const tests: readonly LotPaper[] = [
  'analysis',
  'heavyMetals',
  'mycotoxins',
  'pah',
  'ethyleneOxide',
  'pesticides',
  'microbiology',
  'dyes',
  'coumarin',
  'sulphurDioxide',
];
const shipping: readonly LotPaper[] = ['origin', 'plantHealth', 'fitForFood', 'invoice', 'packingList', 'billOfLading'];

export const paperGroups = {
  tests,
  shipping,
  statements: lotPapers.filter((paper) => !tests.includes(paper) && !shipping.includes(paper)),
} as const;

export type PaperGroup = keyof typeof paperGroups;

function getProductIdsInFamilies(...families: readonly PaperFamily[]): readonly ProductId[] {
  return families.flatMap(getFamilyProductIds);
}
