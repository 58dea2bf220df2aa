import type { ProductText } from '#content/catalogue/product-text.ts';
import { product15Detail1, product15Detail2 } from '#content/pictures/product-15.generated.ts';
import { tradeFigures } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product15Detail1, alt: 'De cerca: granos arrugados de pimienta negra' },
    { file: product15Detail2, alt: 'Tazón de granos de pimienta negra sobre nogal, visto desde arriba' },
  ],
  summary:
    'Pimienta negra: granos enteros secos de Piper nigrum, picantes, con aroma a madera y cítrico, clasificados por su peso por litro.',
  description: [
    'Llene una medida de un litro con granos de pimienta y pésela. En las tablas de Sri Lanka, 550 g corresponden al grado 1 y 500 g al grado 2, llamado también FAQ («fair average quality», calidad media corriente). Los granos pesados maduraron más tiempo en la planta; los ligeros están huecos.',
    'La pimienta se cosecha inmadura, cuando uno o dos granos de la espiga cambian de color; se desgrana, a menudo se escalda unos tres minutos y se seca al sol de cuatro a seis días, hasta que la piel queda negra y arrugada. Tienen fama Matale, Kandy, Kegalle, Ratnapura y Kurunegala. Las tierras bajas del sur tienen un tipo propio, sembrado entre té y canela y cosechado hacia diciembre y enero: granos más grandes, negruzcos, de picor más suave.',
    'Se usa en molinillos, embutidos, botanas, mezclas y oleorresina. Cotizamos con la densidad que necesita y con sus límites de «pinheads» (granos muy pequeños, sin madurar), moho y materia extraña.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Fruto inmaduro, seco',
    hsCode: '0904.11',
    form: 'Granos enteros, de unos 2.5 a 7 mm',
    bulkDensity: 'Grado 1: 550 g/l; grado 2: 500 g/l',
    moisture: 'Grado 1: hasta 12 %; grado 2: hasta 14 %',
    season: 'Diciembre y enero en las tierras bajas del sur',
    packing: 'Sacos de 25 o 50 kg',
    storage: 'Seco y cerrado; dos años o más',
    tests: 'Densidad, humedad, Salmonella, residuos de plaguicidas',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  lengthsMm: { form: { from: 2.5, to: 7 } },
  specificationNote: tradeFigures,
};
