import type { ProductText } from '#content/catalogue/product-text.ts';
import { product23Detail1, product23Detail2 } from '#content/pictures/product-23.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product23Detail1, alt: 'De cerca: la piel anillada de los dedos de cúrcuma' },
    { file: product23Detail2, alt: 'Dedos de cúrcuma y polvo sobre pizarra oscura, vistos desde arriba' },
  ],
  summary:
    'Cúrcuma entera, hervida, secada al sol y pulida, en dedos, bulbos o partida; el país de cultivo se acuerda en la cotización.',
  description: [
    'Sri Lanka siembra cúrcuma en Kurunegala, Gampaha, Kalutara, Kandy, Matale y Ampara, a menudo bajo cocoteros, y la cosecha de enero a fines de marzo. Pero sus cocinas consumen más de lo que dan sus campos. Si la suya tiene que ser de aquí, indíquelo y marque el documento que muestra el origen.',
    'En el comercio se sabe que a veces se agrega cromato de plomo por el color: marque los informes de metales y de colorantes.',
    'El rizoma fresco se hierve de 30 a 40 minutos, se seca al sol de 10 a 15 días y se pule en un tambor; seis kilogramos quedan en cerca de uno. En dedos, en bulbos o partida, la compran molinos, fabricantes de encurtidos y extractores de colorante para alimentos. Lo que comparan es la curcumina, el pigmento amarillo, que va de 2 a 6 % en el comercio mundial.',
  ],
  specification: {
    botanicalName: 'Curcuma longa',
    partUsed: 'Rizoma, seco',
    hsCode: '0910.30',
    form: 'Dedos, bulbos o partida',
    curcumin: '2 a 6 % en el comercio mundial',
    moisture: 'hasta 12 %',
    growingCountry: 'Se acuerda en la cotización',
    season: 'De enero a marzo en Sri Lanka',
    packing: 'Sacos de 25 o 50 kg',
    storage: 'Oscuro y seco: la luz del día apaga el pigmento; de dos a tres años',
    tests: 'Plomo, curcumina, humedad, residuos de plaguicidas',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  specificationNote:
    'Cifras de uso común en el comercio, no una especificación. Acordamos con usted la especificación de su lote en la cotización.',
};
