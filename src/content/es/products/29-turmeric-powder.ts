import type { ProductText } from '#content/catalogue/product-text.ts';
import { product29Detail1, product29Detail2 } from '#content/pictures/product-29.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product29Detail1, alt: 'De cerca: cúrcuma molida dorada' },
    { file: product29Detail2, alt: 'Cúrcuma molida y dedos de cúrcuma, vistos desde arriba' },
  ],
  summary:
    'Cúrcuma molida, de amarillo vivo a naranja, para curry, mostaza, arroz y botanas, cotizada por su curcumina.',
  description: [
    'La cúrcuma molida mancha, y para eso sirve: da color al curry, la mostaza, el arroz, las botanas y los encurtidos. El sabor es terroso, con un leve amargor. También mancha máquinas y otros productos, y la luz fuerte la destiñe.',
    'La curcumina, el pigmento amarillo, decide la calidad. En plantas de Sri Lanka se ha medido desde 0.35 hasta casi 5 %. Detrás de una cifra tiene que haber un análisis: márquelo, y con él los informes de metales y de colorantes.',
    'La cosecha de la isla es desde hace tiempo menor que su propio consumo. Si la suya tiene que ser de Sri Lanka, agréguelo a la solicitud y marque el documento de origen.',
  ],
  specification: {
    botanicalName: 'Curcuma longa',
    partUsed: 'Rizoma, seco y molido',
    hsCode: '0910.30',
    form: 'Polvo, de amarillo vivo a naranja',
    mesh: '40 a 80 (unos 400 a 177 µm)',
    curcumin: 'A convenir',
    growingCountry: 'Se acuerda en la cotización',
    season: 'Sin temporada fija',
    packing: 'Bolsas opacas con forro de 10, 20 o 25 kg',
    storage: 'Oscuro y seco. Úsela en un plazo de 12 a 24 meses',
    tests: 'Curcumina, plomo, colorantes añadidos, Salmonella',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Valores comunes del comercio, no una especificación. Acordamos con usted la especificación de su lote en la cotización.',
};
