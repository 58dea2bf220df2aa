import type { LotPaper } from '#content/papers/lot-papers.ts';

/** The names of what can be asked for with a lot. No commas: the cart joins them with commas. */
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

/** The same names, as the message to the company has them in every language. */
export { lotPaperNames as messagePaperNames };
