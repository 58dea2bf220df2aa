import { company } from '#content/company.ts';
import { capitalCounts } from './catalogue/counts.ts';

export const language = 'en';

/** Language and region for shared links. */
export const openGraphLocale = 'en_GB';

export const navigationTexts = {
  label: 'Main',
  links: [
    { path: '/', label: 'HOME' },
    { path: '/about', label: 'ABOUT US' },
    { path: '/history', label: 'HISTORY OF CINNAMON' },
    { path: '/technology', label: 'TECHNOLOGY' },
    { path: '/products', label: 'OUR PRODUCTS' },
    { path: '/shop', label: 'SHOP NOW' },
    { path: '/contact', label: 'CONTACT US' },
  ],
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menuLabel: 'Menu',
} as const;

export const headerTexts = {
  homeLabel: (name: string) => `${name}, home`,
  callLabel: (phone: string) => `Call ${phone}`,
  tagline: `Spice producer and exporter since ${company.founded}`,
  cartLabel: 'Your quote request',
  /** End of the accessible name of the cart link. Announced when the count changes. */
  cartCount: (count: number) => (count === 1 ? '1 item in your quote' : `${count} items in your quote`),
  skip: 'Skip to the content',
} as const;

export const homeBreadcrumb = 'Home';

export const socialNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
} as const;

export const footerTexts = {
  contactTitle: 'Contact',
  linksTitle: 'Quick links',
  links: [
    { path: '/', label: 'Home' },
    { path: '/shop', label: 'Shop' },
    { path: '/cart', label: 'Your quote request' },
  ],
  cinnamonTitle: 'Ceylon cinnamon',
  cinnamonText: `Thin layers of inner bark, rolled by hand into pale, crisp quills. ${capitalCounts.cinnamon} grades and forms, from Alba to ground powder.`,
  cinnamonLink: 'Choose your cinnamon',
  socialTitle: 'Follow us',
  pages: [
    { path: '/products', label: 'Products' },
    { path: '/compare', label: 'Grades compared' },
    { path: '/about', label: 'About us' },
    { path: '/papers', label: 'Documents' },
    { path: '/catalogue', label: 'Catalogue' },
    { path: '/imprint', label: 'Imprint' },
    { path: '/privacy', label: 'Privacy' },
  ],
  rights: (year: number, name: string) => `© ${year} ${name}`,
  credit: (developer: string) => `Site by ${developer}`,
} as const;

/** The links of `/llms.txt` to pages about the company. */
export const companyLinks = [
  ['/about', 'About us'],
  ['/papers', 'Documents'],
  ['/compare', 'Ceylon cinnamon grades compared'],
  ['/imprint', 'Imprint'],
  ['/privacy', 'Privacy'],
  ['/contact', 'Contact'],
] as const;
