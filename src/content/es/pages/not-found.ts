import { capitalCounts, counts } from '../catalogue/counts.ts';
import { company } from '#content/company.ts';
import type { NotFoundTexts } from '#content/pages/not-found-texts.ts';

const products = {
  path: '/products',
  label: 'Ver todos los productos',
  hint: `${capitalCounts.all} especias y grados, con buscador`,
};
const shop = { path: '/shop', label: 'Solicitar cotización', hint: 'Elija una categoría, luego el tipo y la cantidad' };
const contact = { path: '/contact', label: 'Contacto', hint: 'Díganos qué buscaba' };

/** The page of an unknown product id or order category. */
export const productNotFoundTexts: NotFoundTexts = {
  head: {
    title: `Producto no encontrado | ${company.name}`,
    description: `No hay ningún producto en esta dirección. Vea nuestros ${counts.all} productos o pregúntenos por el que necesita.`,
  },
  eyebrow: 'Error 404',
  title: 'Producto no encontrado',
  text: `Ningún producto nuestro tiene esta dirección. Quizá el enlace es antiguo o le falta un carácter. Los ${counts.all} productos están a un paso.`,
  linksLabel: 'Adónde ir desde aquí',
  links: [products, shop, contact],
};

/** The page of any other unknown path. */
export const pathNotFoundTexts: NotFoundTexts = {
  head: {
    title: `Página no encontrada | ${company.name}`,
    description:
      'No hay ninguna página en esta dirección. Desde aquí puede ir a nuestros productos, a las cotizaciones o a la página de contacto.',
  },
  eyebrow: 'Error 404',
  title: 'Página no encontrada',
  text: 'No hay ninguna página en esta dirección. Quizá el enlace es antiguo o le falta un carácter. Revise la dirección o siga desde aquí.',
  linksLabel: 'Adónde ir desde aquí',
  links: [products, shop, contact],
};
