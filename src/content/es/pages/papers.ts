import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { LotPaper } from '#content/papers/lot-papers.ts';
import type { Certificate } from '#content/papers/paper-types.ts';
import type { PaperFamily } from '#domain/catalogue/catalogue.ts';

export const head: PageHead = {
  title: `Documentos y certificados | ${company.name}`,
  description:
    'Los documentos de un lote de especias, producto por producto: análisis, origen, fitosanitario, tratamiento, residuos. Marque los que necesita.',
};

export const papersPageTexts = {
  title: 'Documentos y certificados',
  lead: 'Lo que acompaña a un lote depende del producto y del país de destino.',
  held: {
    title: 'Lo que tenemos',
    none: 'Un certificado aparece aquí solo con su número y su vigencia. Todavía no aparece ninguno.',
    name: 'Certificado',
    covers: 'Cubre',
    issuer: 'Emitido por',
    number: 'Número',
    until: 'Vigente hasta',
    file: 'Archivo',
    allProducts: 'Todos los productos',
    openFile: (name: string) => `${name} (PDF)`,
    registrationsTitle: 'Registros',
    registration: 'Registro',
    authority: 'Autoridad',
  },
  ask: {
    title: 'Marque lo que necesita',
    text: 'Abra su producto y marque los documentos que necesita. Pasan a su solicitud, y nuestra cotización indica cuáles acompañan a su lote.',
    /** This text stands above the tables. */
    legend:
      'De cada producto aparecen los documentos usuales. Los límites son los de la Unión Europea. Otros países, como México y los Estados Unidos, tienen los suyos: indique su país en la solicitud.',
    /** This part stands below the tables. */
    sourcesTitle: 'De dónde vienen los límites',
    sources: [
      'Plomo, aflatoxinas, ocratoxina A y HAP: Reglamento (UE) 2023/915, sobre contaminantes en los alimentos.',
      'Residuos de plaguicidas y óxido de etileno: Reglamento (CE) 396/2005. El límite del óxido de etileno es la suma de óxido de etileno y 2-cloroetanol.',
      'Dióxido de azufre: Directiva 2010/69/UE para la canela de Ceilán; desde 10 mg/kg, el Reglamento (CE) 1333/2008 lo considera presente.',
      'Nombre protegido «Ceylon Cinnamon»: Reglamento de Ejecución (UE) 2022/144, del 2 de febrero de 2022.',
    ],
    sourcesNote: 'Los reglamentos cambian. Antes de comprar, compare estas cifras con el texto vigente.',
    standardsTitle: 'Normas que piden los compradores',
    standards: [
      'Canela de Sri Lanka: SLS 81, quinta revisión, aprobada en 2021; ISO 6539, tercera edición, 2014.',
      'Aceite de hoja de canela, tipo Sri Lanka: ISO 3524:2003.',
      'Clavo de olor seco: Codex CXS 344-2021. Chile y pimentón secos: Codex CXS 353-2022.',
    ],
    standardsNote:
      'Las cifras de nuestros grados son las que se citan comúnmente en el comercio. Si compra según una norma, indíquela en su solicitud.',
    familiesLabel: 'Documentos por producto',
    count: (papers: number) => `${papers} documentos`,
    paper: 'Documento',
    meaning: 'Qué dice',
    limit: 'Límite en la UE',
    /** Screen readers announce it after each tick. */
    ticked: (papers: number) =>
      papers === 0
        ? ''
        : papers === 1
          ? 'Hay 1 documento en su solicitud.'
          : `Hay ${papers} documentos en su solicitud.`,
    link: 'Ver su solicitud de cotización',
  },
} as const;

export const certificateKindNames: Readonly<Record<Certificate['kind'], string>> = {
  'food safety': 'Inocuidad alimentaria',
  organic: 'Orgánico',
  origin: 'Origen',
  religious: 'Religioso',
  social: 'Social',
  'standard mark': 'Marca de conformidad',
};

export const familyNames: Readonly<Record<PaperFamily, string>> = {
  cinnamon: 'Canela: rajas, trozos y molida',
  leafOil: 'Aceite de hoja de canela',
  pepper: 'Pimienta negra y blanca, entera y molida',
  greenPepper: 'Pimienta verde deshidratada',
  nutmegAndMace: 'Nuez moscada y macis, enteras y molidas',
  cloves: 'Clavo de olor, pedúnculos y clavo molido',
  turmeric: 'Cúrcuma, entera y molida',
  ginger: 'Jengibre molido',
  chiliPowder: 'Chile molido',
  betelNuts: 'Nuez de areca (betel)',
};

export const lotPaperMeanings: Readonly<Record<LotPaper, string>> = {
  analysis: 'Los valores medidos en una muestra de su lote.',
  origin: 'El país de donde viene la mercancía. La aduana puede pedirlo.',
  plantHealth: 'La autoridad fitosanitaria ha inspeccionado la mercancía. Muchos países lo exigen para plantas secas.',
  fitForFood: 'Una autoridad declara la mercancía apta para consumo. Algunos países lo exigen.',
  invoice: 'Mercancía, cantidades, precio y condiciones, para la aduana y el banco.',
  packingList: 'Empaques, pesos y marcas, tal como se cargan.',
  billOfLading: 'El recibo de la naviera, con el que se retira la mercancía en el puerto.',
  allergens: 'Qué alérgenos puede contener la mercancía.',
  treatment: 'Si el lote recibió un tratamiento y cuál: fumigación, vapor, azufre.',
  heavyMetals: 'Plomo y otros metales, medidos por un laboratorio.',
  mycotoxins: 'Toxinas de moho, medidas por un laboratorio.',
  pah: 'Hidrocarburos aromáticos policíclicos, que pueden dejar el humo y el secado con calor.',
  ethyleneOxide: 'Un gas que se usó contra microbios, y su derivado. En la UE no se permite en especias.',
  pesticides: 'Residuos de plaguicidas, medidos por un laboratorio.',
  microbiology: 'Salmonella, otras bacterias y mohos, medidos por un laboratorio.',
  dyes: 'Sudán y otros colorantes que no se permiten en alimentos.',
  coumarin: 'Baja en la canela de Ceilán y alta en la casia: también las distingue.',
  sulphurDioxide: 'Si se usó azufre. Con más de 10 mg/kg, en la UE debe ir en la etiqueta.',
  safetyData: 'Peligros, manejo y transporte del aceite.',
  protectedOrigin:
    'Para la marca de la Indicación Geográfica Protegida Ceylon Cinnamon de la UE, que exige afiliación e inspección.',
  organicInspection:
    'Para mercancía que se vende como orgánica en la Unión Europea. Confírmelo con nosotros antes de contar con él.',
  halalKosher: 'Para mercancía que debe cumplir normas religiosas. Confírmelo con nosotros antes de contar con él.',
};

// Lead, aflatoxins, ochratoxin: Reg. (EU) 2023/915; and PAH, which Reg. (EU) 2015/1933 brought in, without cardamom and
// smoked Capsicum. Ethylene oxide: Reg. (EC) 396/2005. Sulphur dioxide: Directive 2010/69/EU.
const aflatoxin = 'Aflatoxina B1 5 µg/kg, suma 10 µg/kg; ocratoxina A 15 µg/kg';
const pah = 'Benzo(a)pireno 10 µg/kg, suma de cuatro HAP 50 µg/kg';

/** EU limits of spices, unless `familyLimits` states another for the family. */
export const commonLimits: Readonly<Partial<Record<LotPaper, string>>> = {
  mycotoxins: 'Ocratoxina A 15 µg/kg; sin límite de aflatoxina en la UE',
  pah,
  ethyleneOxide: '0.1 mg/kg, con 2-cloroetanol',
};

/** EU limits by family: what differs from `commonLimits`, and what only this family has. */
export const familyLimits: Readonly<Record<PaperFamily, Readonly<Partial<Record<LotPaper, string>>>>> = {
  cinnamon: { heavyMetals: formatLeadLimit('2.0'), sulphurDioxide: '150 mg/kg' },
  leafOil: {},
  pepper: { heavyMetals: formatLeadLimit('0.60'), mycotoxins: aflatoxin },
  greenPepper: { heavyMetals: formatLeadLimit('0.60'), mycotoxins: aflatoxin },
  nutmegAndMace: { heavyMetals: `${formatLeadLimit('0.90')} en nuez moscada`, mycotoxins: aflatoxin },
  cloves: { heavyMetals: `${formatLeadLimit('1.0')} en botones` },
  turmeric: { heavyMetals: formatLeadLimit('1.5'), mycotoxins: aflatoxin },
  ginger: { heavyMetals: formatLeadLimit('1.5'), mycotoxins: aflatoxin },
  chiliPowder: {
    heavyMetals: formatLeadLimit('0.60'),
    mycotoxins: 'Aflatoxina B1 5 µg/kg, suma 10 µg/kg; ocratoxina A 20 µg/kg',
    pah: `${pah}; el chile ahumado queda fuera de este límite`,
  },
  betelNuts: {},
};

function formatLeadLimit(limit: string): string {
  return `Plomo ${limit} mg/kg`;
}
