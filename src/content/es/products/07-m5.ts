import type { ProductText } from '#content/catalogue/product-text.ts';
import { product07Detail1, product07Detail2 } from '#content/pictures/product-07.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[7];

export const product: ProductText = {
  detailPictures: [
    { file: product07Detail1, alt: 'De cerca: los extremos enrollados de rajas M5 puestas de pie' },
    { file: product07Detail2, alt: 'Rajas de canela M5 de pie, vistas desde arriba' },
  ],
  summary:
    'Para menudeo y bebidas con especias, en raja entera o cortada: M5, el más fino de los dos grados mexicanos de canela de Ceilán de este catálogo.',
  description: [
    `Defina primero el diámetro. Casi todas las tablas dan ${diameterMm} mm para M5, pero algunas ponen 18 mm para el mismo grado: escriba en su solicitud el que necesita y cotizamos con ese. Las demás cifras varían menos: ${quillsPerKg} rajas o más por kilogramo, y manchas (foxing) superficiales en no más del 60 %.`,
    'M5 es más delgada que M4, la de uso diario, y más oscura y áspera que los grados C. Cortada, va al chocolate caliente, al café con especias y a otras bebidas al estilo mexicano. Indique el largo de corte junto al grado. El grosor parejo, las rajas rectas y el olor limpio se notan en una muestra.',
    'La corteza se corta casi todos los meses. Los productores evitan las semanas de hoja nueva, flor y fruto, cuando no se desprende bien de la madera. La temporada principal va de junio a diciembre, con el monzón del suroeste; las fuentes difieren.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas de largo completo o cortadas',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `al menos ${quillsPerKg}`,
    foxing: 'hasta 60 %, superficiales',
    season: harvestSeason,
    packing: 'Pacas de unos 45 kg, o rajas cortadas (5 a 10 cm)',
    storage: barkStorage,
    tests: 'Humedad, aceite volátil, moho',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
