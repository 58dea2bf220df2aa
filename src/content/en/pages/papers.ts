import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { LotPaper } from '#content/papers/lot-papers.ts';
import type { Certificate } from '#content/papers/paper-types.ts';
import type { PaperFamily } from '#domain/catalogue/catalogue.ts';

export const head: PageHead = {
  title: `Documents and certificates | ${company.name}`,
  description:
    'The documents of a lot of spices, product by product: analysis, origin, phytosanitary, treatment, residues. Tick what you need for your quote.',
};

export const papersPageTexts = {
  title: 'Documents and certificates',
  lead: 'What comes with a lot depends on the product and on the country it goes to.',
  held: {
    title: 'What we hold',
    none: 'We list a certificate here only with its number and expiry date. None is listed yet.',
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
    title: 'Tick what you need',
    text: 'Open your product and tick the documents you need. They go into your quote request, and our quote says which of them come with your lot.',
    /** This text stands above the tables. */
    legend:
      'We list the documents that are usual for each product. The limits are those of the European Union. Other countries, such as Mexico and the USA, have their own: name your country in the request.',
    /** This part stands below the tables. */
    sourcesTitle: 'Where the limits come from',
    sources: [
      'Lead, aflatoxins, ochratoxin A and PAH: Regulation (EU) 2023/915 on contaminants in food.',
      'Pesticide residues and ethylene oxide: Regulation (EC) 396/2005. The limit for ethylene oxide counts what it turns into, 2-chloroethanol, with it.',
      'Sulphur dioxide: Directive 2010/69/EU for Ceylon cinnamon; from 10 mg/kg on Regulation (EC) 1333/2008 counts it as present.',
      'Protected name “Ceylon Cinnamon”: Implementing Regulation (EU) 2022/144 of 2 February 2022.',
    ],
    sourcesNote: 'Regulations change. Before you order, compare these figures with the text in force.',
    standardsTitle: 'Standards that buyers name',
    standards: [
      'Cinnamon of Sri Lanka: SLS 81, fifth revision, approved in 2021; ISO 6539, third edition, 2014.',
      'Cinnamon leaf oil, Sri Lankan type: ISO 3524:2003.',
      'Dried cloves: Codex CXS 344-2021. Dried chilli and paprika: Codex CXS 353-2022.',
    ],
    standardsNote:
      'The figures of our grades are those commonly quoted in the trade. If you buy by a standard, name it in your request.',
    familiesLabel: 'Documents by product',
    count: (papers: number) => `${papers} documents`,
    paper: 'Document',
    meaning: 'What it says',
    limit: 'EU limit',
    /** Screen readers announce it after each tick. */
    ticked: (papers: number) =>
      papers === 0
        ? ''
        : papers === 1
          ? '1 document is in your quote request.'
          : `${papers} documents are in your quote request.`,
    link: 'See your quote request',
  },
} as const;

export const certificateKindNames: Readonly<Record<Certificate['kind'], string>> = {
  'food safety': 'Food safety',
  organic: 'Organic',
  origin: 'Origin',
  religious: 'Religious',
  social: 'Social',
  'standard mark': 'Standard mark',
};

export const familyNames: Readonly<Record<PaperFamily, string>> = {
  cinnamon: 'Cinnamon: quills, pieces and powder',
  leafOil: 'Cinnamon leaf oil',
  pepper: 'Black and white pepper, whole and ground',
  greenPepper: 'Dehydrated green pepper',
  nutmegAndMace: 'Nutmeg and mace, whole and ground',
  cloves: 'Cloves, clove stems and clove powder',
  turmeric: 'Turmeric, whole and ground',
  ginger: 'Ginger powder',
  chiliPowder: 'Chili powder',
  betelNuts: 'Betel nuts',
};

export const lotPaperMeanings: Readonly<Record<LotPaper, string>> = {
  analysis: 'The values measured on a sample of your lot.',
  origin: 'The country the goods come from. Customs may ask for it.',
  plantHealth: 'The plant protection authority has inspected the goods. Many countries ask for it with dried plants.',
  fitForFood: 'An authority declares that the goods are fit for food. Some countries ask for it.',
  invoice: 'Goods, amounts, price and terms, for customs and the bank.',
  packingList: 'Packs, weights and marks, as they are loaded.',
  billOfLading: 'The carrier’s receipt, which releases the goods at the port.',
  allergens: 'Which allergens the goods may contain.',
  treatment: 'Whether and how the lot was treated: fumigation, steam, sulphur.',
  heavyMetals: 'Lead and other metals, measured by a laboratory.',
  mycotoxins: 'Mould toxins, measured by a laboratory.',
  pah: 'Polycyclic aromatic hydrocarbons, which smoke and hot drying can leave.',
  ethyleneOxide: 'A fumigant gas and its residue. Not allowed on spices in the EU.',
  pesticides: 'Residues of pesticides, measured by a laboratory.',
  microbiology: 'Salmonella, other bacteria and moulds, measured by a laboratory.',
  dyes: 'Sudan and other dyes that are not allowed in food.',
  coumarin: 'Low in Ceylon cinnamon, high in cassia: it also tells them apart.',
  sulphurDioxide: 'Whether sulphur was used. Above 10 mg/kg it has to be on the label in the EU.',
  safetyData: 'Dangers, handling and transport of the oil.',
  protectedOrigin:
    'For the mark of the EU’s Protected Geographical Indication Ceylon Cinnamon, which needs membership and inspection.',
  organicInspection: 'For goods sold as organic in the European Union. Confirm with us before you rely on it.',
  halalKosher: 'For goods that have to follow religious rules. Confirm with us before you rely on it.',
};

// Lead, aflatoxins, ochratoxin: Reg. (EU) 2023/915; and PAH, which Reg. (EU) 2015/1933 brought in, without cardamom and
// smoked Capsicum. Ethylene oxide: Reg. (EC) 396/2005. Sulphur dioxide: Directive 2010/69/EU.
const aflatoxin = 'Aflatoxin B1 5 µg/kg, sum 10 µg/kg; ochratoxin A 15 µg/kg';
const pah = 'Benzo(a)pyrene 10 µg/kg, sum of four PAHs 50 µg/kg';

/** EU limits of spices, unless `familyLimits` states another for the family. */
export const commonLimits: Readonly<Partial<Record<LotPaper, string>>> = {
  mycotoxins: 'Ochratoxin A 15 µg/kg; no EU limit for aflatoxin',
  pah,
  ethyleneOxide: '0.1 mg/kg, with 2-chloroethanol',
};

/** EU limits by family: what differs from `commonLimits`, and what only this family has. */
export const familyLimits: Readonly<Record<PaperFamily, Readonly<Partial<Record<LotPaper, string>>>>> = {
  cinnamon: { heavyMetals: formatLeadLimit('2.0'), sulphurDioxide: '150 mg/kg' },
  leafOil: {},
  pepper: { heavyMetals: formatLeadLimit('0.60'), mycotoxins: aflatoxin },
  greenPepper: { heavyMetals: formatLeadLimit('0.60'), mycotoxins: aflatoxin },
  nutmegAndMace: { heavyMetals: `${formatLeadLimit('0.90')} in nutmeg`, mycotoxins: aflatoxin },
  cloves: { heavyMetals: `${formatLeadLimit('1.0')} in buds` },
  turmeric: { heavyMetals: formatLeadLimit('1.5'), mycotoxins: aflatoxin },
  ginger: { heavyMetals: formatLeadLimit('1.5'), mycotoxins: aflatoxin },
  chiliPowder: {
    heavyMetals: formatLeadLimit('0.60'),
    mycotoxins: 'Aflatoxin B1 5 µg/kg, sum 10 µg/kg; ochratoxin A 20 µg/kg',
    pah: `${pah}; smoked chili is exempt from this limit`,
  },
  betelNuts: {},
};

function formatLeadLimit(limit: string): string {
  return `Lead ${limit} mg/kg`;
}
