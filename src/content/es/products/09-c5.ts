import type { ProductText } from '#content/catalogue/product-text.ts';
import { product09Detail1, product09Detail2 } from '#content/pictures/product-09.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[9];

export const product: ProductText = {
  detailPictures: [
    {
      file: product09Detail1,
      alt: 'De cerca: extremos de rajas C5 apiladas, cada una enrollada con varias capas de corteza',
    },
    { file: product09Detail2, alt: 'Pila de rajas de canela C5 sobre pizarra, vista desde arriba' },
  ],
  summary:
    'Un escalón más fino que C4, de color café dorado y parejo. C5 es un grado Continental de canela de Ceilán en rajas para el menudeo y el té.',
  description: [
    'A partir de C5 las rajas son delgadas. Se necesitan muchas varas frescas: la corteza seca es apenas un 5 % del peso de una vara. Las rajas terminadas se secan a la sombra, en rejillas o cuerdas, porque el sol directo las tuerce.',
    `Lo que suele citarse: ${diameterMm} mm o menos, ${quillsPerKg} rajas o más de largo completo por kilogramo, manchas (foxing) en una de cada diez como máximo.`,
    'C5 es para el anaquel y para el té: la corteza fina se infusiona y se ralla con facilidad. Una muestra deja ver rajas rectas, la capa exterior sin roturas y un mismo café dorado en todo el atado. Un amarillo vivo puede venir de los vapores de azufre. Acepte o excluya la corteza azufrada en su solicitud: muchos mercados exigen declarar en la etiqueta el dióxido de azufre si pasa de 10 mg/kg.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas de largo completo o cortadas',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `al menos ${quillsPerKg}`,
    foxing: 'hasta 10 %, superficiales',
    season: harvestSeason,
    packing: 'Pacas de unos 45 kg, o cajas de rajas cortadas, de 10 o 25 kg',
    storage: 'Oscuro, lejos del clavo y de otros olores; de dos a tres años',
    tests: 'Humedad, aceite volátil, cumarina, dióxido de azufre',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
