import type { ProductText } from '#content/catalogue/product-text.ts';
import { product10Detail1, product10Detail2 } from '#content/pictures/product-10.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[10];
const alba = grades[12];

export const product: ProductText = {
  detailPictures: [
    { file: product10Detail1, alt: 'De cerca: extremos de rajas delgadas C5 Special' },
    { file: product10Detail2, alt: 'Rajas de canela C5 Special y una hoja, vistas desde arriba' },
  ],
  summary:
    'Entre C5 y Alba: C5 Special, el grado Continental más fino de canela de Ceilán, en rajas para empaques de regalo y para té.',
  description: [
    `Alba y C5 Special se publican con el mismo diámetro, ${diameterMm} mm. Dos cosas las distinguen. C5 Special puede pesar más: ${quillsPerKg} rajas o más hacen un kilogramo; de Alba se piden al menos ${alba.quillsPerKg}. Y hasta un 10 % puede tener unas pocas manchas (foxing); Alba, ninguna.`,
    'No todas las listas coinciden en el diámetro. Algunas dan 8 o 9 mm: cotizamos con el que usted indique. En una muestra puede medir varias rajas en ambas puntas, pesar un kilogramo y contar sus rajas.',
    'Va a cajas de regalo, tés especiales y tiendas europeas, casi siempre cortada. Una raja tan angosta pide corteza entera y fina, y la capa exterior, de color café, llamada sumbula o kurutta, debe quedar bien raspada. ¿La necesita sin azufre? Escríbalo junto al grado: si el dióxido de azufre pasa de 10 mg/kg, muchos países exigen declararlo.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas, por lo general cortadas a medida',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `al menos ${quillsPerKg}`,
    foxing: 'hasta 10 %, superficiales',
    season: harvestSeason,
    packing: 'Cajas de rajas cortadas',
    storage: 'Cerrado, fresco y oscuro, sin peso encima; de dos a tres años',
    tests: 'Humedad, aceite volátil, cumarina, dióxido de azufre',
    orderUnit: 'kg',
  },
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
