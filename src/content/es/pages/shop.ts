import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { PictureSource } from '#content/pictures/picture.ts';
import { shopBlackPepper, shopCinnamon, shopTurmeric } from '#content/pictures/shop.generated.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

export const head: PageHead = {
  title: `Cotizar especias | ${company.name}`,
  description:
    'Elija canela de Ceilán, especias enteras o molidas de un exportador de Sri Lanka, agréguelas a una solicitud de cotización y envíela por WhatsApp.',
};

export const shopPageTexts = {
  title: '¿Qué desea cotizar?',
  lead: 'Conozca nuestras categorías de especias.',
  order: 'Cotizar',
  orderLabel: (category: string) => `Cotizar: ${category}`,
  listQuestion: '¿Ya tiene una lista?',
  pasteList: 'Péguela',
  thicknessQuestion: '¿Conoce el grosor y no el grado?',
  setCaliper: 'Ajuste el calibrador',
  typesCount: (count: number) => `${count} tipos`,
} as const;

export const shopCards: Readonly<Record<CategoryId, { readonly picture: PictureSource; readonly text: string }>> = {
  cinnamon: {
    picture: {
      file: shopCinnamon,
      alt: 'Una paca de yute atada, rotulada «Cinnamon», con rajas de canela, abierta por arriba, y otras dos detrás',
    },
    text: 'Rajas desde Alba hasta H2, canela en trozo y recortes, canela molida y aceite de hoja.',
  },
  'whole-spices': {
    picture: {
      file: shopBlackPepper,
      alt: 'Un saco de yute rotulado «Black pepper», colmado de pimienta negra entera',
    },
    text: 'Pimienta de tres colores, nuez moscada y macis, clavo de olor y sus pedúnculos, cúrcuma.',
  },
  'spice-powder': {
    picture: {
      file: shopTurmeric,
      alt: 'Un saco de yute rotulado «Turmeric», colmado de cúrcuma molida dorada',
    },
    text: 'Pimienta, nuez moscada, jengibre, clavo de olor, cúrcuma y chile, todo molido. Indique la malla que necesita.',
  },
};
