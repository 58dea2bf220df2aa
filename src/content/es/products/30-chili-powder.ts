import type { ProductText } from '#content/catalogue/product-text.ts';
import { product30Detail1, product30Detail2 } from '#content/pictures/product-30.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product30Detail1, alt: 'De cerca: chile molido con trocitos de piel' },
    { file: product30Detail2, alt: 'Chile molido y chiles secos, vistos desde arriba' },
  ],
  summary:
    'Chile (ají) molido para salsas, curry y botanas. El picor, el color y la malla los acordamos con usted en la cotización.',
  description: [
    'Díganos el picor, el color, la malla y el destino. El picor se da en unidades Scoville, y en el comercio se ven ofertas entre 30,000 y 100,000; el rojo se da en unidades ASTA. Diga también si se pueden moler las semillas, porque cambian ambas cifras.',
    'Los informes que conviene marcar son los de aflatoxinas y ocratoxina, colorantes Sudán y plaguicidas; el Codex CXS 353-2022 es la norma del chile seco y el pimentón.',
    'Anuradhapura y Monaragala, en la zona seca de Sri Lanka, cultivan chiles como MI-2, MI-Hot y KA-2. Aun así, la isla importa más chile seco del que exporta: indique el origen si le importa. Va en salsas picantes, curry, sambol, marinados y coberturas de botanas. Abra el empaque con cuidado: el polvo irrita los ojos y la nariz.',
  ],
  specification: {
    botanicalName: 'Capsicum annuum, C. frutescens',
    partUsed: 'Fruto, seco y molido',
    hsCode: '0904.22',
    form: 'Polvo',
    heat: 'A convenir',
    colour: 'A convenir',
    moisture: 'a menudo hasta 10 %',
    growingCountry: 'Se acuerda en la cotización',
    season: 'Dos cosechas al año, Maha y Yala, en Sri Lanka',
    packing: 'Bolsas con forro de 10 a 25 kg',
    storage: 'Oscuro, seco y cerrado: el rojo se apaga con luz y calor; de uno a dos años',
    tests: 'Aflatoxinas, ocratoxina, colorantes Sudán, plaguicidas',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Valores comunes del comercio, no una especificación. Acordamos con usted la especificación de su lote en la cotización.',
};
