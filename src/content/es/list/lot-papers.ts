import type { LotPaper } from '#content/papers/lot-papers.ts';

/** The names of what can be asked for with a lot. No commas: the cart joins them with commas. */
export const lotPaperNames: Readonly<Record<LotPaper, string>> = {
  analysis: 'Certificado de análisis',
  origin: 'Certificado de origen',
  plantHealth: 'Certificado fitosanitario',
  fitForFood: 'Certificado sanitario',
  invoice: 'Factura comercial',
  packingList: 'Lista de empaque',
  billOfLading: 'Conocimiento de embarque',
  allergens: 'Declaración de alérgenos',
  treatment: 'Constancia de tratamiento',
  heavyMetals: 'Informe de metales pesados',
  mycotoxins: 'Informe de aflatoxinas y ocratoxina',
  pah: 'Informe de HAP',
  ethyleneOxide: 'Informe de óxido de etileno',
  pesticides: 'Informe de residuos de plaguicidas',
  microbiology: 'Informe microbiológico',
  dyes: 'Informe de colorantes Sudán',
  coumarin: 'Informe de cumarina',
  sulphurDioxide: 'Informe de dióxido de azufre',
  safetyData: 'Hoja de datos de seguridad',
  protectedOrigin: 'IGP Ceylon Cinnamon',
  organicInspection: 'Certificado de inspección (productos orgánicos)',
  halalKosher: 'Certificado halal o kosher',
};

/** The names in the message, which the company reads. */
export { lotPaperNames as messagePaperNames } from '../../en/list/lot-papers.ts';
