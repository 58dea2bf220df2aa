import type { ProductText } from '#content/catalogue/product-text.ts';
import { product20Detail1, product20Detail2 } from '#content/pictures/product-20.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product20Detail1, alt: 'De cerca: granos de pimienta arrugados, verde oliva' },
    { file: product20Detail2, alt: 'Tazón de pimienta verde deshidratada, visto desde arriba' },
  ],
  summary:
    'Granos inmaduros de pimienta, secados rápido para conservar el verde. La pimienta verde deshidratada es de sabor fresco y herbal, y pica menos.',
  description: [
    'Extienda un puñado de la muestra en un plato y busque granos negros, pálidos o rotos. Después eche unos cuantos en agua. Deben hincharse y quedar redondos y verdes.',
    'Muchos mercados exigen declarar el sulfito en la etiqueta. Si no debe llevarlo, escriba «sin sulfito» y marque el informe.',
    'La pimienta verde es el fruto de Piper nigrum, cosechado antes que la pimienta negra y secado antes de que oscurezca. La rapidez decide la calidad: un escaldado corto frena el oscurecimiento, y una secadora da mejor resultado que el sol. Su sabor fresco y herbal va bien en salsas de crema, patés, quesos, sopas y condimentos para carne.',
  ],
  specification: {
    botanicalName: 'Piper nigrum',
    partUsed: 'Fruto inmaduro, seco',
    hsCode: '0904.11',
    form: 'Granos enteros, de verde vivo a verde oscuro',
    moisture: 'por lo común 8 a 10 %',
    season: 'Antes de la cosecha de pimienta negra',
    packing: 'Cajas con forro de aluminio de 10 a 20 kg',
    storage: 'Oscuro: la luz decolora los granos; unos dos años sin abrir',
    tests: 'Humedad, sulfito, color',
    orderUnit: 'kg',
  },
  usualPackKg: 10,
  specificationNote:
    'Valores típicos del comercio, no una especificación. Acordamos con usted la especificación de su lote en la cotización.',
};
