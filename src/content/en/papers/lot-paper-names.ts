import type { LotPaper, PaperGroup } from '#content/papers/lot-papers.ts';
import { getCategoryId, getStoredType, type PaperFamily, type ProductId } from '#domain/catalogue/catalogue.ts';

/** The names of the papers of a lot. They have no commas, because the cart joins them with commas. */
export const lotPaperNames: Readonly<Record<LotPaper, string>> = {
  analysis: 'Certificate of analysis',
  origin: 'Certificate of origin',
  plantHealth: 'Phytosanitary certificate',
  fitForFood: 'Health certificate',
  invoice: 'Commercial invoice',
  packingList: 'Packing list',
  billOfLading: 'Bill of lading',
  allergens: 'Allergen statement',
  treatment: 'Treatment note',
  heavyMetals: 'Heavy metals report',
  mycotoxins: 'Aflatoxin and ochratoxin report',
  pah: 'PAH report',
  ethyleneOxide: 'Ethylene oxide report',
  pesticides: 'Pesticide residues report',
  microbiology: 'Microbiology report',
  dyes: 'Sudan dyes report',
  coumarin: 'Coumarin report',
  sulphurDioxide: 'Sulphur dioxide report',
  safetyData: 'Safety data sheet',
  protectedOrigin: 'PGI Ceylon Cinnamon',
  organicInspection: 'Certificate of inspection (organic goods)',
  halalKosher: 'Halal or kosher certificate',
};

/** The product's name in a list of documents, such as `Cinnamon Alba`. */
export function paperItemName(id: ProductId): string {
  const type = getStoredType(id);
  const categoryId = getCategoryId(id);
  if (categoryId === 'cinnamon') return `Cinnamon ${type}`;
  return categoryId === 'spice-powder' ? `${type} Powder` : type;
}

/** What the list of documents calls all products of a family. */
export const paperFamilyNames: Readonly<Record<PaperFamily, string>> = {
  cinnamon: 'all cinnamon',
  leafOil: paperItemName(13),
  pepper: 'black and white pepper',
  greenPepper: paperItemName(20),
  nutmegAndMace: 'nutmeg and mace',
  cloves: 'all clove products',
  turmeric: 'all turmeric',
  ginger: paperItemName(27),
  chiliPowder: paperItemName(30),
  betelNuts: paperItemName(19),
};

/** For the message to the company, which is in English whatever the visitor's language. */
export { lotPaperNames as messagePaperNames, paperFamilyNames as messageFamilyNames, paperItemName as messageItemName };

export const paperGroupNames: Readonly<Record<PaperGroup, string>> = {
  tests: 'Tests of your lot',
  shipping: 'Shipping documents',
  statements: 'Statements and other documents',
};

/** The count stands after the name of a group of papers. */
export function formatPaperCount(papers: number, ticked: number): string {
  return ticked === 0 ? `${papers}` : `${ticked} of ${papers} ticked`;
}
