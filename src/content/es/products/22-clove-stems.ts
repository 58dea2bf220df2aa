import type { ProductText } from '#content/catalogue/product-text.ts';
import { product22Detail1, product22Detail2 } from '#content/pictures/product-22.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product22Detail1, alt: 'De cerca: pedúnculos de clavo con sus nudos' },
    { file: product22Detail2, alt: 'Tazón de pedúnculos de clavo sobre lino, visto desde arriba' },
  ],
  summary:
    'Pedúnculos de clavo secos, los tallos del botón, leñosos y ricos en eugenol, para destilar, para molienda sencilla y para incienso.',
  description: [
    'Un pedúnculo entre los clavos es un defecto. Aparte, es un producto.',
    'Los pequeños tallos que llevan los botones se separan y secan tras la cosecha: trozos color café, leñosos y ramificados, de sabor más áspero que el botón. Los compran sobre todo los destiladores. El vapor da cerca de 5 % de aceite, con 83 a 92 % de eugenol y 4 a 12 % de cariofileno según lo publicado: la química del aceite de botón, con menos de su nota fresca. Acordamos con usted el contenido de aceite.',
    'La oferta depende de los árboles de clavo: muchos pedúnculos en un año de gran cosecha, pocos al siguiente. También los usan los fabricantes de incienso y de mezclas sencillas. No hay grado por tamaño; piedras, arena, hojas y moho son lo que una muestra no debe tener.',
  ],
  specification: {
    botanicalName: 'Syzygium aromaticum',
    partUsed: 'Tallos de los botones florales, secos',
    hsCode: '0907.10',
    form: 'Pedúnculos enteros, leñosos y ramificados',
    volatileOil: 'cerca de 5 % por destilación',
    eugenol: '83 a 92 % del aceite',
    season: 'De diciembre a abril',
    packing: 'Sacos de unos 30 kg',
    storage: 'Seco y ventilado, bajo techo firme; dos años',
    tests: 'Contenido de aceite, humedad, arena, moho',
    orderUnit: 'kg',
  },
  usualPackKg: 30,
  specificationNote:
    'Valores publicados para los pedúnculos de clavo en general. Acordamos con usted la especificación de su lote en la cotización.',
};
