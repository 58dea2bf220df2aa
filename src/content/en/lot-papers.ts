import type { LotPaper } from '#content/lot-papers.ts';

/** The names of what can be asked for with a lot. No commas: the cart joins them with commas. */
export const lotPaperNames: Readonly<Record<LotPaper, string>> = {
  analysis: 'Certificate of analysis',
  origin: 'Certificate of origin',
  plantHealth: 'Phytosanitary certificate',
  packingList: 'Packing list',
  allergens: 'Allergen statement',
  treatment: 'Treatment note',
  heavyMetals: 'Heavy metals report',
  mycotoxins: 'Aflatoxin and ochratoxin report',
  pesticides: 'Pesticide residues report',
  microbiology: 'Microbiology report',
  coumarin: 'Coumarin report',
  safetyData: 'Safety data sheet',
  organicInspection: 'Certificate of inspection (organic goods)',
};

/** The same names, as the message to the company has them in every language. */
export { lotPaperNames as messagePaperNames };
