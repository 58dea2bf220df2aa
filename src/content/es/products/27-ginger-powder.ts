import type { ProductText } from '#content/catalogue/product-text.ts';
import { product27Detail1, product27Detail2 } from '#content/pictures/product-27.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product27Detail1, alt: 'De cerca: jengibre molido fino' },
    { file: product27Detail2, alt: 'Jengibre molido, rodajas secas y una raíz de jengibre, vistos desde arriba' },
  ],
  summary:
    'Picante, cítrico y dulce: jengibre molido de color beige pálido para panadería, bebidas y masala, con la malla que usted indique.',
  description: [
    'Escriba «sin blanquear» en su solicitud si es lo que quiere. El jengibre encalado o blanqueado es más blanco y es otro producto; el polvo corriente es beige pálido.',
    'En Sri Lanka crecen tres clases. La local es pequeña, fibrosa y la de aroma más fuerte; Rangoon es mediana; la china es grande y suave. Se siembran en marzo y abril y se cosechan de ocho a diez meses después. El jengibre molido puede venir también de otra parte: si le importa el país de cultivo, indíquelo y marque el documento que lo muestra.',
    'Su picor es el de los gingeroles, que en parte pasan a shogaoles al secarse y con el calor. Todavía se cita una antigua especificación ISO para jengibre seco: como máximo 12 % de humedad y 8 % de cenizas totales, al menos 1.5 ml de aceite volátil por 100 g. Va en pan de jengibre, galletas, refrescos, té con especias y masala.',
  ],
  specification: {
    botanicalName: 'Zingiber officinale',
    partUsed: 'Rizoma, seco y molido',
    hsCode: '0910.12',
    form: 'Polvo, beige pálido',
    moisture: 'hasta 12 %',
    totalAsh: 'hasta 8 %',
    volatileOil: 'al menos 1.5 ml por 100 g',
    growingCountry: 'Se acuerda en la cotización',
    season: 'De 8 a 10 meses después de la siembra en marzo o abril',
    packing: 'Bolsas con forro de 10, 20 o 25 kg',
    storage: 'Seco y cerrado: toma agua y forma grumos; de 12 a 24 meses',
    tests: 'Humedad, cenizas, plomo, aflatoxinas, ocratoxina',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Cifras de una antigua especificación ISO para jengibre seco. Acordamos con usted la especificación de su lote en la cotización.',
};
