import type { ProductText } from '#content/catalogue/product-text.ts';
import { product19Detail1, product19Detail2 } from '#content/pictures/product-19.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product19Detail1, alt: 'De cerca: nueces de areca partidas con su interior veteado' },
    { file: product19Detail2, alt: 'Nueces de areca enteras y partidas, vistas desde arriba' },
  ],
  summary:
    'Nuez de areca (betel) seca, materia prima que se suministra solo donde su importación es legal; los permisos corren por cuenta del comprador.',
  description: [
    'Masticar nuez de areca es un riesgo para la salud: la Agencia Internacional para la Investigación sobre el Cáncer la clasifica como cancerígena para el ser humano. Aquí figura como materia prima, sin uso recomendado, y se suministra solo donde es legal. Algunos países prohíben su venta; otros la retienen, gravan o restringen. India, entre otros, fija un precio mínimo de importación. Las reglas cambian a menudo. El comprador es responsable de los permisos de importación.',
    'Nuez de betel es el nombre comercial, y engaña: el betel es otra planta, con cuya hoja se mastica la nuez. La semilla es de la palma de areca, que Sri Lanka siembra entre otros cultivos y en huertos caseros, en unas 13,000 hectáreas. Rata puwak y Hamban puwak son tipos locales.',
    'Las nueces maduras se secan en su cáscara, al sol, de cinco a ocho semanas, y después se pelan. No citamos ninguna tabla de grados. La solicitud fija la presentación, el tamaño y la proporción de almendras rotas o descoloridas que usted acepta.',
  ],
  specification: {
    botanicalName: 'Areca catechu',
    partUsed: 'Almendra de la semilla, seca',
    hsCode: '0802.80',
    form: 'Almendras enteras, sin cáscara',
    season: 'Sobre todo de noviembre a abril',
    supply: 'Solo donde es legal; el comprador tramita los permisos',
    packing: 'A convenir',
    storage: 'Seco y ventilado',
    tests: 'Humedad, moho, daño de insectos, materia extraña',
    orderUnit: 'kg',
  },
  specificationNote: 'Consulte las reglas de importación de su país antes de solicitar una cotización.',
};
