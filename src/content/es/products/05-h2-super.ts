import type { ProductText } from '#content/catalogue/product-text.ts';
import { product05Detail1, product05Detail2 } from '#content/pictures/product-05.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';
import { barkStorage, harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product05Detail1, alt: 'De cerca: extremos de rajas H2 Super sobre lino' },
    { file: product05Detail2, alt: 'Pila de rajas de canela H2 Super sobre lino, vista desde arriba' },
  ],
  summary:
    'H2 Super es un nombre comercial: canela de Ceilán H2 con las rajas más limpias y cerradas, para molinos y para el mercado de América Latina.',
  description: [
    'Las tablas publicadas dicen H1, H2, H3. H2 Super no está en ellas. Los vendedores llaman así a las rajas más limpias y cerradas que escogen del H2; por eso ponemos sus límites por escrito junto con usted.',
    `¿Por dónde empezar? El H2 corriente se vende con hasta ${grades[4].diameterMm} mm de diámetro y con manchas (foxing) intensas en el 40 % como máximo. Pídanos una muestra de cada uno, póngalas lado a lado y compare las manchas, las capas sueltas y el peso de cada raja.`,
    'Lo usan los molinos y los compradores latinoamericanos que quieren una raja robusta de mejor presencia.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas escogidas de largo completo',
    maximumDiameter: 'Se acuerda en la cotización',
    quillsPerKg: 'Se acuerda en la cotización',
    foxing: 'Se acuerda en la cotización',
    season: harvestSeason,
    packing: 'Pacas de unos 45 kg',
    storage: barkStorage,
    tests: 'Humedad, aceite volátil, materia extraña',
    orderUnit: 'kg',
  },
  usualPackKg: 45,
  specificationNote:
    'H2 Super no tiene definición pública: acordamos con usted la especificación de su lote en la cotización.',
};
