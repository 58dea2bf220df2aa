import { company } from '#content/company.ts';
import { historyOpening } from '#content/pictures/history.generated.ts';
import type { PageHead } from '#content/types.ts';

export const head: PageHead = {
  title: `Historia de la canela | ${company.name}`,
  description:
    'Más de 2,000 años de historia de la canela, los cuatro tipos comparados y los nueve grados de la canela de Ceilán, desde Alba hasta el aceite.',
};

export const opening = {
  picture: {
    file: historyOpening,
    alt: 'Una carta náutica de pergamino con una balanza de latón, un atado de rajas de canela, clavos de olor y granos de pimienta',
  },
  eyebrow: 'Para leer con calma',
  title: 'Historia de la canela',
  subtitle:
    'Más de 2,000 años de historia de la canela: una especia para templos y reyes, tres imperios y una corteza que todavía se pela a mano.',
  caption: 'La mesa de un mercader: la balanza, la carta, la corteza.',
  /** Logged when the page's main picture can't be loaded. */
  pictureFailed: 'No se pudo cargar la imagen principal de la página de historia.',
};
