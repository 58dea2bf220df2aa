import type { ProductText } from '#content/catalogue/product-text.ts';
import { product26Detail1, product26Detail2 } from '#content/pictures/product-26.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product26Detail1, alt: 'De cerca: polvo fino de pimienta blanca, color crema' },
    { file: product26Detail2, alt: 'Pimienta blanca molida sobre pizarra, vista desde arriba' },
  ],
  summary:
    'Picor limpio y vivo, sin motas oscuras: pimienta blanca molida, de crema a gris claro, para salsas claras, sopas, fideos y carnes procesadas.',
  description: [
    'Mayonesa, salsa blanca, caldo claro, fideos, salchichas blancas: la pimienta blanca molida va donde un punto negro molestaría.',
    'En el comercio, a veces se rebaja un polvo claro con almidón o harina. Dos análisis lo descubren, y puede escribirlos en su solicitud: la piperina, que baja en un lote rebajado, y el almidón.',
    'Se muele de granos de pimienta maduros y sin piel. El color va de crema a gris claro, el picor es limpio, el aroma discreto. Un buen polvo tiene olor terroso; una nota agria viene del agua de remojo vieja. Cotizamos con la malla, la humedad y los recuentos de bacterias que usted indique.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Fruto maduro, sin piel, seco y molido',
    hsCode: '0904.12',
    form: 'Polvo, de crema a gris claro',
    mesh: 'A convenir',
    season: 'Sin temporada fija',
    packing: 'Bolsas con forro de 10 a 25 kg, empaques para menudeo',
    storage: 'Cerrado: con aire húmedo se apelmaza; de 12 a 24 meses',
    tests: 'Piperina, almidón, humedad, Salmonella',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Acordamos con usted la malla, la piperina y el resto de la especificación de su lote en la cotización.',
};
