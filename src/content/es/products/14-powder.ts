import type { ProductText } from '#content/catalogue/product-text.ts';
import { product14Detail1, product14Detail2 } from '#content/pictures/product-14.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product14Detail1, alt: 'De cerca: el grano suave de la canela molida' },
    { file: product14Detail2, alt: 'Tazón de canela molida y rajas, visto desde arriba' },
  ],
  summary:
    'Canela de Ceilán molida, de amarillo dorado a café, de sabor dulce y ligero, para panadería, bebidas y mezclas. Indique la malla que necesita.',
  description: [
    'Buena parte del polvo que se vende como canela en el mundo es casia, una pariente de sabor más fuerte y picante. La canela verdadera es suave y dulce, con un toque cítrico. El color, de amarillo dorado a café, es una primera señal. No es una prueba.',
    'Lo que el ojo no ve, lo ve un laboratorio: casia en la mezcla, que se delata por su cumarina; plomo; Salmonella; humedad. Marque los informes que necesita.',
    'Los molinos parten de trozos (quillings), virutas, astillas y los grados bajos de raja: un buen polvo no tiene que empezar como una raja bonita. La malla 40 a 60, unos 400 a 250 micrómetros, es común, y cotizamos también otras moliendas. El calor se lleva el aroma: según un informe, hasta un 30 % del aceite volátil. Si la quiere molida en frío, escríbalo junto a la malla.',
  ],
  specification: {
    botanicalName: 'Cinnamomum verum',
    partUsed: 'Corteza interna seca',
    hsCode: '0906.20',
    form: 'Polvo, de amarillo dorado a café',
    mesh: '40 a 60 (unos 400 a 250 µm)',
    season: 'Sin temporada fija',
    packing: 'Bolsas con forro de 10 a 25 kg, empaques para menudeo',
    storage: 'Cerrado después de cada uso, a menos de 25 °C. Cuente con unos 24 meses',
    tests: 'Cumarina, plomo, Salmonella, humedad',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Valores comunes del comercio, no una especificación. Acordamos con usted la malla y la especificación de su lote en la cotización.',
};
