import type { LotPaper } from '#content/lot-papers.ts';

/** The names of what can be asked for with a lot. No commas: the cart joins them with commas. */
export const lotPaperNames: Readonly<Record<LotPaper, string>> = {
  analysis: 'Certificado de análisis',
  origin: 'Certificado de origen',
  plantHealth: 'Certificado fitosanitario',
  packingList: 'Lista de empaque',
  allergens: 'Declaración de alérgenos',
  treatment: 'Constancia de tratamiento',
  heavyMetals: 'Informe de metales pesados',
  mycotoxins: 'Informe de aflatoxinas y ocratoxina',
  pesticides: 'Informe de residuos de plaguicidas',
  microbiology: 'Informe microbiológico',
  coumarin: 'Informe de cumarina',
  safetyData: 'Hoja de datos de seguridad',
  organicInspection: 'Certificado de inspección (productos orgánicos)',
};

/** The names in the message, which the company reads. */
export { lotPaperNames as messagePaperNames } from '../en/lot-papers.ts';
