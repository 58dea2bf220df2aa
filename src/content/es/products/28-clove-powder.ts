import type { ProductText } from '#content/catalogue/product-text.ts';
import { product28Detail1, product28Detail2 } from '#content/pictures/product-28.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product28Detail1, alt: 'De cerca: clavo de olor molido' },
    { file: product28Detail2, alt: 'Clavo de olor molido y clavos enteros, vistos desde arriba' },
  ],
  summary:
    'Café oscuro, algo aceitoso y muy fuerte: el polvo de clavos enteros, para repostería, salsas, adobos secos y mezclas masala.',
  description: [
    'Frote un poco de la muestra sobre papel. Una huella de aceite es buena señal.',
    'Aquí la calidad depende del pedúnculo: molido se parece mucho al botón, pero sabe áspero y tiene la tercera parte del aceite o menos. El botón entero lleva de 15 a 20 % de aceite esencial, en su mayoría eugenol; al polvo, la norma alimentaria de Malasia le pide 15 % o más. El Codex CXS 344 describe el clavo seco del que se hace.',
    'Una cocina lo mide por pizcas; una fábrica, en gramos por lote: pan de jengibre, kétchup, chutney, adobos para carne, masala, té con especias. Perfuma lo que tiene cerca. Manténgalo lejos de la harina y de la leche en polvo.',
  ],
  specification: {
    botanicalName: 'Syzygium aromaticum',
    partUsed: 'Botón floral, seco y molido',
    hsCode: '0907.20',
    form: 'Polvo, café oscuro',
    volatileOil: '15 a 20 % del botón',
    season: 'Sin temporada fija',
    packing: 'Bolsas con forro de 10 a 25 kg, o empaques pequeños',
    storage: 'Cerrado, lejos de otros productos; de 12 a 24 meses',
    tests: 'Aceite volátil, contenido de pedúnculo, humedad',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Valor publicado para botones enteros. Acordamos con usted el aceite, el contenido de pedúnculo y la malla de su lote en la cotización.',
};
