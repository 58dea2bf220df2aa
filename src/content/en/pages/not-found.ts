import { capitalCounts, counts } from '../catalogue/counts.ts';
import { company } from '#content/company.ts';
import type { NotFoundTexts } from '#content/pages/not-found-texts.ts';

const products = {
  path: '/products',
  label: 'See all products',
  hint: `${capitalCounts.all} spices and grades, with a search`,
};
const shop = { path: '/shop', label: 'Request a quote', hint: 'Choose a category, then a type and an amount' };
const contact = { path: '/contact', label: 'Contact us', hint: 'Tell us what you were looking for' };

/** The page of an unknown product id or order category. */
export const productNotFoundTexts: NotFoundTexts = {
  head: {
    title: `Product Not Found | ${company.name}`,
    description: `There is no product at this address. See our ${counts.all} products, or tell us which one you need.`,
  },
  eyebrow: 'Error 404',
  title: 'Product Not Found',
  text: `No product of ours has this address. The link may be old, or a character in it may be missing. All ${counts.all} products are one step away.`,
  linksLabel: 'Where to go from here',
  links: [products, shop, contact],
};

/** The page of any other unknown path. */
export const pathNotFoundTexts: NotFoundTexts = {
  head: {
    title: `Page Not Found | ${company.name}`,
    description:
      'There is no page at this address. From here you can go to our products, the shop or our contact page.',
  },
  eyebrow: 'Error 404',
  title: 'Page Not Found',
  text: 'There is no page at this address. The link may be old, or a character in it may be missing. Please check the address, or go on from here.',
  linksLabel: 'Where to go from here',
  links: [products, shop, contact],
};
