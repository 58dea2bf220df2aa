import type { ProductText } from '#content/catalogue/product-text.ts';
import { product12Detail1, product12Detail2 } from '#content/pictures/product-12.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark, tradeFigures } from './shared-rows.ts';

const { diameterMm, quillsPerKg } = grades[12];

export const product: ProductText = {
  detailPictures: [
    {
      file: product12Detail1,
      alt: 'De cerca: los extremos finos y bien enrollados de rajas Alba de menos de seis milímetros',
    },
    { file: product12Detail2, alt: 'Atado de rajas de canela Alba sobre lino, visto desde arriba' },
  ],
  summary:
    'El grado más alto de canela de Ceilán, para productos donde la raja queda a la vista. Alba es de color oro pálido y muy lisa.',
  description: [
    'Use Alba donde su cliente ve la raja: en una lata de regalo, con té fino, en un postre emplatado.',
    `El nombre significa blanca, y las rajas son claras: oro pálido, delgadas como un lápiz. Solo una pequeña parte de lo que se pela puede clasificarse como Alba. El pelador tiene que levantar la corteza fina sin rasgarla y encajar bien las tiras; después las rajas se enrollan cada día mientras se secan. Las tablas fijan ${diameterMm} mm, al menos ${quillsPerKg} rajas de largo completo por kilogramo y ninguna mancha.`,
    'En una muestra puede contar, juzgar el color y buscar manchas, raja por raja. Si su etiqueta habla de cumarina, marque el informe de cumarina para su lote. Si las quiere sin azufre, marque también el de dióxido de azufre: por encima de 10 mg/kg, a menudo hay que declararlo.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas, por lo general cortadas a medida',
    maximumDiameter: `${diameterMm} mm`,
    quillsPerKg: `al menos ${quillsPerKg}`,
    foxing: 'ninguna',
    season: harvestSeason,
    packing: 'Cajas o latas de rajas cortadas',
    storage: 'Fresco, oscuro, seco, sin peso encima; dos años o más',
    tests: 'Humedad, aceite volátil, cumarina, dióxido de azufre',
    orderUnit: 'kg',
  },
  lengthsMm: { maximumDiameter: { from: 0, to: diameterMm } },
  specificationNote: tradeFigures,
};
