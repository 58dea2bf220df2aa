import type { ProductText } from '#content/catalogue/product-text.ts';
import { product17Detail1, product17Detail2 } from '#content/pictures/product-17.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product17Detail1, alt: 'De cerca: clavos con su cabeza redonda y su cáliz de cuatro puntas' },
    { file: product17Detail2, alt: 'Tazón de clavos de olor sobre lino, visto desde arriba' },
  ],
  summary:
    'Clavo de olor: botones florales enteros y secos, de rojizo a café oscuro, ricos en aceite, en calidades Hand-picked, No. 1 y FAQ.',
  description: [
    'Presione un clavo con la uña: debe salir un poco de aceite.',
    'Escríbanos con tiempo: la cosecha varía mucho. Una buena deja de 4,000 a 6,000 toneladas para exportar, una mala, mucho menos, y cada tres años, más o menos, hay una muy grande. En Kandy, Kegalle y Matale, en los cerros húmedos de Sri Lanka, los botones se cortan a mano de diciembre a abril, cuando pasan de oliva a rosa amarillento. Ya sin pedúnculos, se secan al sol o a máquina y quedan como clavos de 10 a 17 mm.',
    'Se comercian tres calidades: Hand-picked (escogido a mano), No. 1 y FAQ, calidad media corriente. Una tabla nacional antigua, aún citada, admite en Hand-picked como máximo 2 % de clavos sin cabeza, 0.2 % de pedúnculos y frutos, 0.5 % de fermentados y 12 % de humedad. Dulce, picante y adormecedor, sazona carnes, arroz, encurtidos y ponches. Su olor viaja: manténgalo lejos del té y la canela.',
  ],
  specification: {
    botanicalName: 'Syzygium aromaticum',
    partUsed: 'Botón floral sin abrir, seco',
    hsCode: '0907.10',
    form: 'Botones enteros, de unos 10 a 17 mm',
    headlessBuds: 'Hand-picked: hasta 2 %',
    moisture: 'hasta 12 %',
    season: 'De diciembre a abril',
    packing: 'Cajas de 30 a 35 kg, o sacos de 50 kg',
    storage: 'Cerrado; unos dos años',
    tests: 'Humedad, aceite volátil, clavos sin cabeza, pedúnculos',
    orderUnit: 'kg',
  },
  usualPackKg: 30,
  lengthsMm: { form: { from: 10, to: 17 } },
  specificationNote:
    'Cifras de uso común, de una tabla nacional antigua. Acordamos con usted la especificación de su lote en la cotización.',
};
