import { company } from '#content/company.ts';
import { capitalCounts } from './catalogue/counts.ts';

export const language = 'es';

/** Language and region for shared links: Latin America. */
export const openGraphLocale = 'es_LA';

export const navigationTexts = {
  label: 'Principal',
  links: [
    { path: '/', label: 'INICIO' },
    { path: '/about', label: 'NOSOTROS' },
    { path: '/history', label: 'HISTORIA DE LA CANELA' },
    { path: '/technology', label: 'TECNOLOGÍA' },
    { path: '/products', label: 'PRODUCTOS' },
    { path: '/shop', label: 'COTIZAR' },
    { path: '/contact', label: 'CONTACTO' },
  ],
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  menuLabel: 'Menú',
} as const;

export const headerTexts = {
  homeLabel: (name: string) => `${name}, inicio`,
  callLabel: (phone: string) => `Llamar al ${phone}`,
  tagline: `Productor y exportador de especias desde ${company.founded}`,
  cartLabel: 'Su solicitud de cotización',
  /** End of the accessible name of the cart link. Announced when the count changes. */
  cartCount: (count: number) => (count === 1 ? '1 producto en su solicitud' : `${count} productos en su solicitud`),
  skip: 'Ir al contenido',
} as const;

export const homeBreadcrumb = 'Inicio';

export const socialNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
} as const;

export const footerTexts = {
  contactTitle: 'Contacto',
  linksTitle: 'Enlaces rápidos',
  links: [
    { path: '/', label: 'Inicio' },
    { path: '/shop', label: 'Cotizar' },
    { path: '/cart', label: 'Su solicitud de cotización' },
  ],
  cinnamonTitle: 'Canela de Ceilán',
  cinnamonText: `Capas finas de corteza interna, enrolladas a mano en rajas claras y finas. ${capitalCounts.cinnamon} grados y presentaciones, desde Alba hasta canela molida.`,
  cinnamonLink: 'Elija su canela',
  socialTitle: 'Síganos',
  pages: [
    { path: '/products', label: 'Productos' },
    { path: '/compare', label: 'Comparar grados' },
    { path: '/about', label: 'Quiénes somos' },
    { path: '/papers', label: 'Documentos' },
    { path: '/catalogue', label: 'Catálogo' },
    { path: '/imprint', label: 'Aviso legal' },
    { path: '/privacy', label: 'Aviso de privacidad' },
  ],
  rights: (year: number, name: string) => `© ${year} ${name}`,
  credit: (developer: string) => `Sitio hecho por ${developer}`,
} as const;

/** The links of `/llms.txt` to pages about the company. */
export const companyLinks = [
  ['/about', 'Nosotros'],
  ['/papers', 'Documentos'],
  ['/compare', 'Comparación de grados de canela de Ceilán'],
  ['/imprint', 'Aviso legal'],
  ['/privacy', 'Aviso de privacidad'],
  ['/contact', 'Contacto'],
] as const;
