import type { ProductText } from '#content/catalogue/product-text.ts';
import { product25Detail1, product25Detail2 } from '#content/pictures/product-25.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product25Detail1, alt: 'De cerca: nuez moscada molida' },
    { file: product25Detail2, alt: 'Nuez moscada molida y nueces enteras, vistas desde arriba' },
  ],
  summary:
    'Nuez moscada molida, de nuez sin cáscara, de color café, cálida y aceitosa por naturaleza; mejor en molienda gruesa, para panadería, salsas y carnes.',
  description: [
    'La nuez moscada molida se apelmaza, y es su naturaleza: del 24 al 40 % de la almendra es grasa, la manteca de nuez moscada. Por eso se vende gruesa, alrededor de malla 20 a 40. Una molienda más fina necesita un molino enfriado y aun así fluye mal. Un antiaglomerante debe declararse: acéptelo o exclúyalo al escribirnos.',
    'La molienda esconde el estado de la nuez. El informe de aflatoxinas y ocratoxina es el primero que conviene marcar; el contenido de aceite y el residuo en tamiz van en el análisis.',
    'El sabor es cálido, dulce y a madera, con un rastro de alcanfor. Panaderos, procesadores de carne y fabricantes de salsas la dosifican por gramos; en gran cantidad la nuez moscada es tóxica.',
  ],
  specification: {
    botanicalName: 'Myristica fragrans',
    partUsed: 'Almendra de la semilla, seca y molida',
    hsCode: '0908.12',
    form: 'Polvo café, aceitoso',
    mesh: '20 a 40',
    volatileOil: '5 a 15 % de la almendra',
    season: 'Sin temporada fija',
    packing: 'Bolsas con forro de 10 o 25 kg',
    storage: 'A menos de 25 °C: con calor la grasa se enrancia; de 12 a 24 meses',
    tests: 'Aflatoxinas, ocratoxina, aceite volátil',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Valores publicados y mallas comunes del comercio. Acordamos con usted la malla y la especificación de su lote en la cotización.',
};
