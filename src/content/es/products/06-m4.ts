import type { ProductText } from '#content/catalogue/product-text.ts';
import { product06Detail1, product06Detail2 } from '#content/pictures/product-06.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[6];

export const product: ProductText = {
  detailPictures: [
    { file: product06Detail1, alt: 'De cerca: extremos de rajas M4 y textura de la corteza' },
    { file: product06Detail2, alt: 'Atado de rajas de canela M4 sobre lino, visto desde arriba' },
  ],
  summary:
    'Una raja para todos los días, de la familia mexicana: M4 es canela de Ceilán de color café medio, para restaurantes, comedores y molienda.',
  description: [
    'Una raja de trabajo: para el almíbar, para el arroz, para la olla que pasa el día en la estufa. M4 es de color café medio y algo áspera, hecha para usarse y no para lucirse.',
    `De los dos grados M de este catálogo es el más grueso. Las tablas dan ${diameterMm} mm como máximo, ${quillsPerKg} rajas de largo completo por kilogramo como mínimo y manchas (foxing) superficiales en el 60 % a lo sumo. Fíjese en la palabra «superficiales»: son marcas leves, no las manchas intensas de los grados H. Pese unas rajas de la muestra y cuente las marcadas: esas dos pruebas resuelven casi todas las dudas.`,
    'La M es de mexicana, y la letra sigue vigente: ningún país compra más canela de Sri Lanka que México.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas de largo completo, unos 105 cm',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `al menos ${quillsPerKg}`,
    foxing: 'hasta 60 %, superficiales',
    season: harvestSeason,
    packing: 'Pacas de unos 45 kg',
    storage: barkStorage,
    tests: 'Humedad, aceite volátil, moho',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
