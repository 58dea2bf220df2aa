import { company } from '#content/company.ts';
import type { LotPaper } from '#content/lot-papers.ts';
import type { Certificate } from '#content/paper-rules.ts';
import type { PageHead } from '#content/types.ts';
import type { PaperFamily } from '#domain/catalogue.ts';

export const head: PageHead = {
  title: `Documentos y certificados | ${company.name}`,
  description:
    'Qué documentos puede pedir con un lote de especias, producto por producto: análisis, origen, fitosanitario, tratamiento, residuos.',
};

export const papersPage = {
  title: 'Documentos y certificados',
  lead: 'Lo que acompaña a un lote depende del producto y del país de destino. Aquí está lo que tenemos y lo que usted puede pedir.',
  held: {
    title: 'Lo que tenemos',
    /** Where no certificate is stated. */
    none: 'Indique los certificados que exige su mercado. Nuestra respuesta indica cuáles cubren su producto, con número y vencimiento.',
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
    title: 'Lo que puede pedir',
    text: 'Marque lo que necesita en su solicitud de cotización. Nuestra respuesta indica qué se puede obtener para su lote y su país.',
    tableLabel: 'Documentos por producto',
    product: 'Producto',
    yes: 'pedir',
    no: '-',
    meaning: 'Qué dice cada documento',
    link: 'Su solicitud de cotización',
  },
} as const;

/** What a certificate is about. */
export const certificateKinds: Readonly<Record<Certificate['kind'], string>> = {
  'food safety': 'Inocuidad alimentaria',
  organic: 'Orgánico',
  origin: 'Origen',
  religious: 'Religioso',
  social: 'Social',
  'standard mark': 'Marca de conformidad',
};

export const familyNames: Readonly<Record<PaperFamily, string>> = {
  bark: 'Canela en raja y en trozos',
  cinnamonPowder: 'Canela molida',
  leafOil: 'Aceite de hoja de canela',
  pepper: 'Pimienta, entera y molida',
  nutmegAndMace: 'Nuez moscada y macis',
  nutmegPowder: 'Nuez moscada molida',
  cloves: 'Clavo de olor y pedúnculos',
  clovePowder: 'Clavo de olor molido',
  turmeric: 'Cúrcuma entera',
  rootPowder: 'Cúrcuma y jengibre molidos',
  chiliPowder: 'Chile (ají) molido',
  betelNuts: 'Nuez de areca (betel)',
};

export const lotPaperMeanings: Readonly<Record<LotPaper, string>> = {
  analysis: 'Los valores medidos en una muestra de su lote.',
  origin: 'El país de donde viene la mercancía; la aduana puede pedirlo.',
  plantHealth:
    'La autoridad fitosanitaria ha inspeccionado la mercancía. Muchos países lo exigen para dejar entrar productos vegetales secos.',
  packingList: 'Empaques, pesos y marcas, tal como se cargan.',
  allergens: 'Qué alérgenos puede contener la mercancía.',
  treatment: 'Si el lote recibió un tratamiento y cuál: fumigación, vapor, azufre.',
  heavyMetals: 'Plomo y otros metales, medidos por un laboratorio. Para cortezas y raíces.',
  mycotoxins: 'Toxinas de moho, medidas por un laboratorio.',
  pesticides: 'Residuos de productos fitosanitarios, medidos por un laboratorio.',
  microbiology: 'Salmonella, otras bacterias y mohos, medidos por un laboratorio.',
  coumarin: 'El contenido de cumarina, bajo en la canela de Ceilán y alto en la casia.',
  safetyData: 'Peligros, manejo y transporte del aceite.',
  organicInspection: 'Para mercancía que se vende como orgánica en la Unión Europea. Pregunte antes de contar con él.',
};
