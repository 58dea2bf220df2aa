import { company } from '#content/company.ts';
import type { LotPaper } from '#content/lot-papers.ts';
import type { Certificate } from '#content/paper-rules.ts';
import type { PageHead } from '#content/types.ts';
import type { PaperFamily } from '#domain/catalogue.ts';

export const head: PageHead = {
  title: `Papers and certificates | ${company.name}`,
  description:
    'What papers can be asked for with a lot of spices, product by product: analysis, origin, phytosanitary, treatment, residues.',
};

export const papersPage = {
  title: 'Papers and certificates',
  lead: 'What comes with a lot depends on the product and on the country it goes to. Here is what we hold, and what you can ask for.',
  held: {
    title: 'What we hold',
    /** Where no certificate is stated. */
    none: 'Name the certificates your market asks for. The answer says which of them cover your product, with number and expiry.',
    name: 'Certificate',
    covers: 'Covers',
    issuer: 'Issued by',
    number: 'Number',
    until: 'Valid until',
    file: 'File',
    allProducts: 'All products',
    openFile: (name: string) => `${name} (PDF)`,
    registrationsTitle: 'Registrations',
    registration: 'Registration',
    authority: 'Authority',
  },
  ask: {
    title: 'What you can ask for',
    text: 'Tick what you need in your quote request. The answer says what can be had for your lot and your country.',
    tableLabel: 'Papers by product',
    product: 'Product',
    yes: 'ask',
    no: '-',
    meaning: 'What each paper says',
    link: 'Your quote request',
  },
} as const;

/** What a certificate is about. */
export const certificateKinds: Readonly<Record<Certificate['kind'], string>> = {
  'food safety': 'Food safety',
  organic: 'Organic',
  origin: 'Origin',
  religious: 'Religious',
  social: 'Social',
  'standard mark': 'Standard mark',
};

export const familyNames: Readonly<Record<PaperFamily, string>> = {
  bark: 'Cinnamon quills and pieces',
  cinnamonPowder: 'Cinnamon powder',
  leafOil: 'Cinnamon leaf oil',
  pepper: 'Pepper, whole and ground',
  nutmegAndMace: 'Nutmeg and mace',
  nutmegPowder: 'Nutmeg powder',
  cloves: 'Cloves and clove stems',
  clovePowder: 'Clove powder',
  turmeric: 'Turmeric, whole',
  rootPowder: 'Turmeric and ginger powder',
  chiliPowder: 'Chili powder',
  betelNuts: 'Betel nuts',
};

export const lotPaperMeanings: Readonly<Record<LotPaper, string>> = {
  analysis: 'The values that were measured on a sample of your lot.',
  origin: 'The country the goods come from; customs may ask for it.',
  plantHealth:
    'The plant protection authority has inspected the goods. Many countries ask for it before dried plants enter.',
  packingList: 'Packs, weights and marks, as they are loaded.',
  allergens: 'Which allergens the goods may contain.',
  treatment: 'Whether and how the lot was treated: fumigation, steam, sulphur.',
  heavyMetals: 'Lead and other metals, measured by a laboratory. For bark and roots.',
  mycotoxins: 'Mould toxins, measured by a laboratory.',
  pesticides: 'Residues of plant protection products, measured by a laboratory.',
  microbiology: 'Salmonella, other bacteria and moulds, measured by a laboratory.',
  coumarin: 'The coumarin content, which is low in Ceylon cinnamon and high in cassia.',
  safetyData: 'Dangers, handling and transport of the oil.',
  organicInspection: 'For goods sold as organic in the European Union. Ask before you plan with it.',
};
