import type { ProductText } from '#content/catalogue/product-text.ts';
import { product21Detail1, product21Detail2 } from '#content/pictures/product-21.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product21Detail1, alt: 'De cerca: granos lisos de pimienta blanca en el borde de un cucharón' },
    { file: product21Detail2, alt: 'Pimienta blanca y un cucharón de madera, vistos desde arriba' },
  ],
  summary:
    'Granos maduros de Piper nigrum sin piel. La pimienta blanca es mate, de gris a marfil, de sabor picante y terroso.',
  description: [
    'Quite la piel a un grano maduro de pimienta y queda un corazón mate, de gris a blanco marfil, poco más de la cuarta parte del peso fresco. Casi todo el perfume se va con la piel. El picor se queda, vivo y terroso, y no deja puntos oscuros en una salsa clara, una sopa o un embutido.',
    'Los granos maduros se remojan de cinco a seis días; después se frotan, se lavan y se secan al sol. Otro método quita la piel a la pimienta negra.',
    'Una muestra dice qué esperar de un lote: olor limpio, porque el agua de remojo vieja deja una nota fermentada, y pocos granos oscuros entre los claros.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Fruto maduro, sin piel, seco',
    hsCode: '0904.11',
    form: 'Granos enteros, de gris a blanco marfil',
    dryYield: '25 a 28 % del peso fresco',
    season: 'Final de la cosecha de pimienta negra',
    packing: 'Sacos con forro de 25 a 50 kg',
    storage: 'Cerrado, sin aire húmedo; de dos a tres años',
    tests: 'Humedad, piperina, granos oscuros, Salmonella',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  specificationNote:
    'Valores publicados para la pimienta blanca en general. Acordamos con usted la especificación de su lote en la cotización.',
};
