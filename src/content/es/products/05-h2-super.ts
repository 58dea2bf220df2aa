import { product05Detail1, product05Detail2 } from '#content/pictures/product-05.generated.ts';
import type { ProductText } from '#content/types.ts';
import { grades } from '#domain/grades.ts';
import { barkStorage, harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  details: [
    { file: product05Detail1, alt: 'De cerca: extremos de rajas H2 Super sobre lino' },
    { file: product05Detail2, alt: 'Pila de rajas de canela H2 Super sobre lino, vista desde arriba' },
  ],
  summary:
    'H2 Super es un nombre comercial: canela de Ceilán H2 con las rajas (quills) más limpias y cerradas, para molinos y para el mercado de América Latina.',
  description: [
    'Las tablas publicadas dicen H1, H2, H3. H2 Super no está en ellas. Los vendedores llaman así a las rajas más limpias y cerradas que escogen del H2; por eso sus límites son los que comprador y vendedor pongan por escrito.',
    `¿Por dónde empezar? El H2 corriente se vende con hasta ${grades[4].diameter} mm de diámetro y con manchas (foxing) intensas en el 40 % como máximo. Ponga a su lado una muestra de H2 Super y compare las manchas, las capas sueltas y el peso de cada raja.`,
    'Lo usan los molinos y los compradores latinoamericanos que quieren una raja robusta de mejor presencia.',
  ],
  figures: {
    ...innerBark,
    form: 'Rajas escogidas de largo completo',
    maximumDiameter: 'Según el lote, a solicitud',
    quillsPerKg: 'Según el lote, a solicitud',
    foxing: 'Según el lote, a solicitud',
    season: harvestSeason,
    packing: 'Pacas de unos 45 kg',
    storage: barkStorage,
    tests: 'Humedad, aceite volátil, materia extraña',
    orderUnit: 'kg',
  },
  figuresNote: 'H2 Super es un nombre comercial sin definición pública: pida los límites del lote.',
};
