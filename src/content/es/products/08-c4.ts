import type { ProductText } from '#content/catalogue/product-text.ts';
import { product08Detail1, product08Detail2 } from '#content/pictures/product-08.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[8];

export const product: ProductText = {
  detailPictures: [
    { file: product08Detail1, alt: 'De cerca: los extremos bien enrollados de rajas de canela C4' },
    { file: product08Detail2, alt: 'Atado de rajas de canela C4 sobre lino, visto desde arriba' },
  ],
  summary:
    'Raja para el menudeo y la repostería. C4 es el grado Continental de canela de Ceilán entre el delgado C5 y los grados M, más gruesos.',
  description: [
    'Rompa una raja C4 entre los dedos y verá qué distingue a la canela de Ceilán: muchas capas finas como papel, que se quiebran. La corteza de la casia es gruesa y áspera.',
    `Es la raja de uso diario de los grados Continental: café claro, bastante lisa y tan delgada que cabe en un frasco de especias. Los límites usuales son ${diameterMm} mm, al menos ${quillsPerKg} rajas por kilogramo y manchas (foxing) en el 10 % como máximo. No todos los exportadores respetan ese diámetro: también se publican 14 y 16 mm. Si su frasco es angosto, ponga ${diameterMm} mm en su solicitud.`,
    'Una raja completa mide 1,050 mm, con 50 de más o de menos, y se arma con tiras más cortas metidas unas en otras. Lo primero son capas finas y un relleno parejo de punta a punta; el color viene después. Si la quiere sin azufre, anótelo y marque el informe: en muchos mercados hay que declarar el dióxido de azufre por encima de 10 mg/kg.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas de largo completo o cortadas',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `al menos ${quillsPerKg}`,
    foxing: 'hasta 10 %, superficiales',
    season: harvestSeason,
    packing: 'Pacas de unos 45 kg, o cajas de rajas cortadas (8 o 10 cm)',
    storage: barkStorage,
    tests: 'Humedad, aceite volátil, cumarina, dióxido de azufre',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
