import type { ProductText } from '#content/catalogue/product-text.ts';
import { product04Detail1, product04Detail2 } from '#content/pictures/product-04.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[4];

export const product: ProductText = {
  detailPictures: [
    { file: product04Detail1, alt: 'De cerca: extremos anchos de rajas H2 con manchas color café en la corteza' },
    { file: product04Detail2, alt: 'Atado de rajas de canela H2 sobre nogal, visto desde arriba' },
  ],
  summary:
    'Molinos, destiladores de aceite y fabricantes de oleorresina compran H2, las rajas de canela de Ceilán más gruesas de este catálogo.',
  description: [
    `Según las tablas del comercio, una raja H2 puede medir ${diameterMm} mm de diámetro. Bastan ${quillsPerKg} para un kilogramo, y hasta un 40 % puede tener manchas (foxing) intensas. Es una raja oscura, áspera y manchada: un grado para trabajar, no para lucirse.`,
    'En el molino o en el alambique cuentan el aceite volátil, la humedad y la materia extraña. Marque el análisis que los mide.',
    'El mismo arbusto da también las rajas más finas. Se corta por primera vez a los dos o tres años de plantado y después, si está bien cuidado, dos o tres veces al año. Se aprovecha durante unos 30 a 40 años.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas de largo completo, unos 105 cm',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `al menos ${quillsPerKg}`,
    foxing: 'hasta 40 %, intensas',
    season: harvestSeason,
    packing: 'Pacas de unos 45 kg',
    storage: 'Seco y oscuro, lejos de jabón y combustible: la corteza toma olores',
    tests: 'Humedad, aceite volátil, materia extraña',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
