import type { ProductId } from '#domain/catalogue/catalogue.ts';

/** The notice stands wherever the product can be ordered. */
export const productNotices: Readonly<Partial<Record<ProductId, string>>> = {
  19: 'La nuez de areca (betel) está clasificada como cancerígena para el ser humano. Solo se suministra donde su importación es legal; el comprador tramita los permisos.',
};

/** The first words of a notice, on the product's card; its page and the forms have all of it. */
export const shortNotices: Readonly<Partial<Record<ProductId, string>>> = { 19: 'Clasificada como cancerígena' };
