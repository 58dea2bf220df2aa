import type { ProductText } from '#content/catalogue/product-text.ts';
import { product03Detail1, product03Detail2 } from '#content/pictures/product-03.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[3];

export const product: ProductText = {
  detailPictures: [
    { file: product03Detail1, alt: 'De cerca: los extremos en capas de rajas de canela H1 apiladas' },
    { file: product03Detail2, alt: 'Pila de rajas de canela H1 sobre roble claro, vista desde arriba' },
  ],
  summary:
    'Rajas robustas de corteza madura que aguantan cocciones largas. También los molinos compran H1, el más delgado de los grados Hamburgo de la canela de Ceilán.',
  description: [
    'Las letras de los grados clasifican el aspecto, no el sabor. H1 es un buen ejemplo: sus rajas son robustas, oscuras y algo ásperas porque la corteza es madura, y a algunos comerciantes esa corteza les sabe más fuerte.',
    `Las tablas del comercio admiten un diámetro de hasta ${diameterMm} mm. Piden al menos ${quillsPerKg} rajas de largo completo por kilogramo y aceptan manchas (foxing) intensas en la cuarta parte como máximo. Son zonas de color pardo rojizo: una cuestión de aspecto.`,
    'La H es de Hamburgo, el extremo grueso de la tabla de grados. Compran H1 los molinos, y también las cocinas que dejan la raja horas en la olla. La muestra deja ver el conteo, la proporción de rajas manchadas y la firmeza del enrollado.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas de largo completo, unos 105 cm',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `al menos ${quillsPerKg}`,
    foxing: 'hasta 25 %, intensas',
    season: harvestSeason,
    packing: 'Pacas de unos 45 kg',
    storage: barkStorage,
    tests: 'Humedad, aceite volátil, materia extraña',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
