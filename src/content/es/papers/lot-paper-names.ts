import { getShortName } from '../catalogue/names.ts';
import type { LotPaper, PaperGroup } from '#content/papers/lot-papers.ts';
import { getCategoryId, isQuill, type PaperFamily, type ProductId } from '#domain/catalogue/catalogue.ts';

/** The names of the papers of a lot. They have no commas, because the cart joins them with commas. */
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

/** The product's name in a list of documents, such as `Canela Alba`. */
export function paperItemName(id: ProductId): string {
  const name = getShortName(id);
  if (isQuill(id)) return `Canela ${name}`;
  const categoryId = getCategoryId(id);
  if (categoryId === 'cinnamon') return `${name} (canela)`;
  return categoryId === 'spice-powder' ? `${name} en polvo` : name;
}

/** What the list of documents calls all products of a family. */
export const paperFamilyNames: Readonly<Record<PaperFamily, string>> = {
  cinnamon: 'toda la canela',
  leafOil: paperItemName(13),
  pepper: 'pimienta negra y blanca',
  greenPepper: paperItemName(20),
  nutmegAndMace: 'nuez moscada y macis',
  cloves: 'todos los productos de clavo',
  turmeric: 'toda la cúrcuma',
  ginger: paperItemName(27),
  chiliPowder: paperItemName(30),
  betelNuts: paperItemName(19),
};

/** The names in the message, which the company reads. */
export {
  lotPaperNames as messagePaperNames,
  paperFamilyNames as messageFamilyNames,
  paperItemName as messageItemName,
} from '../../en/papers/lot-paper-names.ts';

export const paperGroupNames: Readonly<Record<PaperGroup, string>> = {
  tests: 'Análisis de su lote',
  shipping: 'Documentos de embarque',
  statements: 'Declaraciones y otros documentos',
};

/** The count stands after the name of a group of papers. */
export function formatPaperCount(papers: number, ticked: number): string {
  return ticked === 0 ? `${papers}` : `${ticked} de ${papers} marcados`;
}
