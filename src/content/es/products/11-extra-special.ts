import type { ProductText } from '#content/catalogue/product-text.ts';
import { product11Detail1, product11Detail2 } from '#content/pictures/product-11.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { harvestSeason, innerBark } from './shared-rows.ts';

const c5Special = grades[10];
const alba = grades[12];

export const product: ProductText = {
  detailPictures: [
    { file: product11Detail1, alt: 'De cerca: las puntas de rajas Extra Special puestas de pie' },
    { file: product11Detail2, alt: 'Rajas de canela Extra Special de pie, vistas desde arriba' },
  ],
  summary:
    'Escogidas por encima de C5 Special y de aspecto cercano a Alba: Extra Special, nombre comercial de rajas de canela de Ceilán para tiendas gourmet.',
  description: [
    'Los exportadores llaman así a las rajas angostas y claras, casi sin marcas. Qué tan angostas y con qué tan pocas marcas lo acordamos con usted.',
    `Los dos grados más cercanos dan el marco. C5 Special figura con hasta ${c5Special.diameterMm} mm y ${c5Special.quillsPerKg} rajas o más por kilogramo; Alba, con hasta ${alba.diameterMm} mm y ${alba.quillsPerKg} o más.`,
    'Pídanos una muestra de los tres y póngalas sobre papel blanco, con luz de día. Así se ven mejor el tono, lo recto de la raja y lo cerrado del enrollado. Las marcas gourmet la eligen para empaques donde la raja se ve. Por eso lo primero que hay que acordar es el largo de corte, y lo segundo, el azufre: en muchos países hay que nombrar el dióxido de azufre cuando supera 10 mg/kg.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas escogidas, por lo general cortadas a medida',
    maximumDiameter: 'Se acuerda en la cotización',
    quillsPerKg: 'Se acuerda en la cotización',
    foxing: 'Se acuerda en la cotización',
    season: harvestSeason,
    packing: 'Cajas de rajas cortadas (8 o 12.5 cm)',
    storage: 'Cerrado: la luz apaga una raja clara; de dos a tres años',
    tests: 'Humedad, aceite volátil, cumarina, dióxido de azufre',
    orderUnit: 'kg',
  },
  specificationNote:
    'Extra Special no tiene definición pública: acordamos con usted la especificación de su lote en la cotización.',
};
