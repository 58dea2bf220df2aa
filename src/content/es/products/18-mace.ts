import type { ProductText } from '#content/catalogue/product-text.ts';
import { product18Detail1, product18Detail2 } from '#content/pictures/product-18.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product18Detail1, alt: 'De cerca: las tiras ramificadas del macis seco' },
    { file: product18Detail2, alt: 'Láminas de macis sobre pizarra, vistas desde arriba' },
  ],
  summary:
    'La cubierta calada de la nuez moscada, de amarillo dorado a naranja. El macis es más suave y floral que la nuez; viene en láminas o en trozos.',
  description: [
    'Fresco, el macis es escarlata. Es la cubierta calada que rodea la cáscara de la nuez moscada; se despega al abrir el fruto y se seca aparte, de cuatro a cinco días al sol, hasta quedar de naranja a amarillo dorado, duro y quebradizo.',
    'Hay poco: una parte de macis por unas diez de nuez moscada.',
    'Los vendedores hablan de láminas enteras, trozos y cernido. Esas palabras no tienen límites públicos; decide una muestra: láminas grandes, un color parejo, sin cáscara, polvo ni moho. Los valores publicados de aceite volátil van de 4 a 15 %. El macis es de sabor más suave y floral que la nuez moscada, y va en embutidos, sopas claras, pasteles, encurtidos y curry en polvo.',
  ],
  specification: {
    botanicalName: 'Myristica fragrans',
    partUsed: 'Arilo de la semilla, seco',
    hsCode: '0908.21',
    form: 'Láminas enteras o en trozos',
    volatileOil: '4 a 15 %',
    season: 'Sobre todo de junio a agosto',
    packing: 'Cajas o bolsas con forro de 20 a 25 kg',
    storage: 'Fresco y oscuro, de 12 a 24 meses',
    tests: 'Humedad, aceite volátil, aflatoxinas, ocratoxina',
    orderUnit: 'kg',
  },
  usualPackKg: 20,
  specificationNote:
    'Valores publicados para el macis en general. Acordamos con usted el tamaño de las láminas y la especificación de su lote en la cotización.',
};
