import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { PictureSource } from '#content/pictures/picture.ts';
import { shopBlackPepper, shopCinnamon, shopTurmeric } from '#content/pictures/shop.generated.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

export const head: PageHead = {
  title: `Shop Now | ${company.name}`,
  description:
    'Choose Ceylon cinnamon, whole spices or spice powder from a Sri Lankan exporter, add what you need to a quote request and send it by WhatsApp.',
};

export const shopPageTexts = {
  title: 'Shop Now',
  lead: 'Explore Our Spice Categories.',
  order: 'Order Now',
  orderLabel: (category: string) => `Order Now: ${category}`,
  listQuestion: 'Do you already have a list?',
  pasteList: 'Paste it',
  thicknessQuestion: 'Do you know the thickness, but not the grade?',
  setCaliper: 'Set the caliper',
  typesCount: (count: number) => `${count} types`,
} as const;

export const shopCards: Readonly<Record<CategoryId, { readonly picture: PictureSource; readonly text: string }>> = {
  cinnamon: {
    picture: {
      file: shopCinnamon,
      alt: 'A roped jute bale of cinnamon quills marked “Cinnamon”, open at the top, with two more behind it',
    },
    text: 'Quills from Alba to H2, quillings and off cuts, ground cinnamon and leaf oil.',
  },
  'whole-spices': {
    picture: { file: shopBlackPepper, alt: 'A jute sack marked “Black pepper”, heaped with whole black pepper' },
    text: 'Pepper in three colours, nutmeg and mace, cloves and their stems, turmeric.',
  },
  'spice-powder': {
    picture: {
      file: shopTurmeric,
      alt: 'A jute sack marked “Turmeric”, heaped with golden turmeric powder',
    },
    text: 'Pepper, nutmeg, ginger, clove, turmeric and chili, ground to the mesh you need.',
  },
};
