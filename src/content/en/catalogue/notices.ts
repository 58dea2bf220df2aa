import type { ProductId } from '#domain/catalogue/catalogue.ts';

/** The notice stands wherever the product can be ordered. */
export const productNotices: Readonly<Partial<Record<ProductId, string>>> = {
  // Group 1: IARC monographs. Import rules: FDA Import Alert 23-15; legalitysimplified.com.
  19: 'Areca (betel) nut is classed as carcinogenic to humans. Supplied only where its import is lawful; the buyer obtains any permits.',
};

/** The first words of a notice, on the product's card; its page and the forms have all of it. */
export const shortNotices: Readonly<Partial<Record<ProductId, string>>> = { 19: 'Classed as carcinogenic to humans' };
