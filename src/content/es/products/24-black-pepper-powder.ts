import type { ProductText } from '#content/catalogue/product-text.ts';
import { product24Detail1, product24Detail2 } from '#content/pictures/product-24.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product24Detail1, alt: 'De cerca: pimienta negra molida, moteada' },
    { file: product24Detail2, alt: 'Pimienta negra molida y granos enteros, vistos desde arriba' },
  ],
  summary:
    'Pimienta negra molida, de granos de Piper nigrum, moteada de gris a negro, desde molienda gruesa de mesa hasta polvo fino para sazonar.',
  description: [
    'Salmonella es el hallazgo más frecuente en las alertas europeas graves sobre pimienta. Marque el informe microbiológico y escriba «tratada con vapor» si los granos deben tratarse antes de molerlos.',
    'La norma del Codex da cuatro valores para la pimienta negra molida: piperina no menor de 3.5 % en materia seca, y como máximo 12 % de humedad, 6 % de cenizas totales y 1.2 % de cenizas insolubles en ácido. La piperina da el picor. El aroma está sobre todo en la piel oscura, que además motea el polvo.',
    'La malla 16 es una pimienta gruesa de mesa; la 60, un condimento fino para embutidos, botanas y comidas preparadas. El picor dura más que el perfume.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Fruto inmaduro, seco y molido',
    hsCode: '0904.12',
    form: 'Polvo, moteado de gris a negro',
    mesh: '16 a 60',
    piperine: 'al menos 3.5 % en materia seca según el Codex',
    moisture: 'hasta 12 % según el Codex',
    season: 'Sin temporada fija',
    packing: 'Bolsas con forro de 10, 20 o 25 kg',
    storage: 'Fresco y cerrado; de 12 a 24 meses desde la molienda',
    tests: 'Salmonella, piperina, humedad, cenizas',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Valores del Codex y mallas comunes del comercio, no una especificación. Acordamos con usted la especificación de su lote en la cotización.',
};
