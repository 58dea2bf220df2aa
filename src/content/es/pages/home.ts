import { capitalCounts, counts } from '../catalogue/counts.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { HomeCategory, RangeCard, Value } from '#content/pages/home-texts.ts';
import {
  homeBanner,
  homeCardCardamom,
  homeCardCinnamon,
  homeCardCloves,
  homeCardPepper,
  homeFilmPortrait,
  homeFilmPoster,
  homeIntro,
  homeShowcaseCinnamon,
  homeShowcasePowders,
  homeShowcaseWhole,
} from '#content/pictures/home.generated.ts';
import type { CategoryId } from '#domain/catalogue/categories.ts';

export const head: PageHead = {
  title: `Canela de Ceilán y especias | ${company.name}`,
  description: `Canela verdadera de Ceilán, especias enteras y molidas de un exportador de Elpitiya, Sri Lanka, fundado en ${company.founded}. Vea los grados y solicite su cotización.`,
};

export const heroTexts = {
  poster: {
    file: homeFilmPoster,
    portrait: homeFilmPortrait,
    alt: 'Un atado de rajas de canela de Ceilán sobre una mesa de nogal; al lado cae canela molida sobre un montón',
  },
  eyebrow: `Elpitiya, Sri Lanka · Desde ${company.founded}`,
  title: `Bienvenidos a ${company.name}`,
  tagline: 'Canela de Ceilán, clasificada al milímetro. Especias enteras y molidas.',
  /** The line has links to the flagship and to the last product of the catalogue. */
  line: {
    before: `${capitalCounts.all} productos, desde la `,
    first: { name: 'canela Alba en raja', id: 12 },
    between: ' hasta el ',
    last: { name: 'chile molido', id: 30 },
    after: '. Elija lo que necesita y solicite una cotización.',
  },
  shop: 'Cotizar ahora',
  products: 'Ver productos',
} as const;

export const filmTexts = {
  unsupported: 'Su navegador no puede reproducir este video.',
  play: 'Reproducir el video',
  pause: 'Pausar el video',
} as const;

export const introTexts = {
  picture: {
    file: homeIntro,
    alt: 'Rajas de canela se secan una junto a otra sobre rieles de madera, con los extremos hacia el frente',
  },
  title: 'Una empresa de especias en la tierra de la canela de Sri Lanka',
  paragraphs: [
    `${company.name} se fundó en ${company.founded} en Elpitiya, un pueblo de las tierras bajas, cálidas y lluviosas del distrito de Galle. La mayor parte de la canela verdadera del mundo es de Sri Lanka, y los distritos que más cultivan son Galle y su vecino Matara.`,
    `Para nosotros, primero está la canela. También vendemos especias enteras y molidas: ${counts.all} productos en total. Tenemos presencia en más de ${company.countriesPresent} países y exportamos a más de ${company.countriesExported}.`,
  ],
  figures: [
    { value: String(company.founded), label: 'año de nuestra fundación' },
    { value: `${company.countriesPresent}+`, label: 'países donde tenemos presencia' },
    { value: `${company.countriesExported}+`, label: 'países a los que exportamos' },
  ],
  more: 'Conózcanos',
} as const;

const cards: readonly RangeCard[] = [
  {
    picture: {
      file: homeCardCinnamon,
      alt: 'Un atado de rajas de canela amarrado con cordel, con las puntas hacia la cámara, sobre nogal',
    },
    name: 'Canela',
    path: '/products?category=cinnamon',
    line: 'Corteza interna, pelada en tiras finas y enrollada a mano en rajas claras de muchas capas.',
  },
  {
    picture: {
      file: homeCardCardamom,
      alt: 'Vainas verdes de cardamomo en un tazón de piedra oscura, con algunas vainas sobre lino',
    },
    name: 'Cardamomo',
    line: 'Vainas verdes de las tierras altas, cosechadas justo antes de madurar.',
  },
  {
    picture: {
      file: homeCardPepper,
      alt: 'Un cucharón de madera sobre la pimienta negra en grano de un saco de yute lleno',
    },
    name: 'Pimienta',
    path: '/product/15',
    line: 'Granos secados al sol hasta quedar negros y arrugados, picantes y de aroma a madera.',
  },
  {
    picture: {
      file: homeCardCloves,
      alt: 'Clavos de olor que caen de un cucharón de madera sobre pizarra oscura',
    },
    name: 'Clavo de olor',
    path: '/product/17',
    line: 'Botones florales cortados a mano y secados hasta un café profundo, dulces e intensos.',
  },
];

export const rangeTexts = {
  title: 'Nuestros productos',
  lead: `${capitalCounts.cinnamon} productos de canela, ${counts.wholeSpices} especias enteras y ${counts.spicePowder} molidas. Toque un nombre para ir a su página o una imagen para verla en grande.`,
  cards,
  /** The link on the card without a product, and the message that it opens. */
  ask: 'Pregúntenos',
  question:
    '¿Venden cardamomo? Está en su página de inicio, pero no en su catálogo. / Do you supply cardamom? It is on your home page and not in your catalogue. ',
  pasteList: 'Pegue su lista',
  findGrade: 'Encuentre el grado por su grosor',
  more: 'Ver más',
  /** Hidden text after `more`, for screen readers. */
  moreEnd: 'de nuestros productos',
} as const;

const valueList: readonly Value[] = [
  {
    drawing: 'hands',
    name: 'Manos expertas',
    line: 'La canela todavía se pela y se enrolla a mano. Aprenderlo lleva años.',
  },
  {
    drawing: 'scales',
    name: 'Grados exactos',
    line: 'Un grado es una cifra: tantos milímetros, tantas rajas por kilo. La anotamos en la cotización.',
  },
  {
    drawing: 'leaf',
    name: 'Cuidado de la tierra',
    line: 'Un arbusto de canela que se corta con cuidado da corteza durante treinta años o más.',
  },
  {
    drawing: 'parcel',
    name: 'Trato claro',
    line: 'Usted dice qué necesita. La cotización dice qué recibe y cuáles de los documentos que marcó lo acompañan.',
  },
];

export const valuesTexts = { title: 'Nuestros valores', values: valueList } as const;

const showcaseText: Record<CategoryId, HomeCategory> = {
  cinnamon: {
    title: 'Canela',
    more: 'Ver todos los productos de canela',
    description: `${capitalCounts.cinnamon} grados y presentaciones, de las delgadas rajas Alba al aceite de hoja y la corteza molida.`,
    picture: {
      file: homeShowcaseCinnamon,
      alt: 'Un atado de rajas de canela, un tazón de trozos cortos y un tazón de canela molida sobre roble claro',
    },
  },
  'whole-spices': {
    title: 'Especias enteras',
    more: 'Ver todas las especias enteras',
    description: `${capitalCounts.wholeSpices}, entre ellas pimienta negra, blanca y verde, nuez moscada con su macis, clavo de olor y cúrcuma.`,
    picture: {
      file: homeShowcaseWhole,
      alt: 'Tazones de pimienta blanca, pimienta negra y clavo de olor con nuez moscada, macis y rajas de canela sobre lino',
    },
  },
  'spice-powder': {
    title: 'Especias molidas',
    more: 'Ver todas las especias molidas',
    description: `${capitalCounts.spicePowder}, desde jengibre y cúrcuma hasta chile. Indique la malla que necesita.`,
    picture: {
      file: homeShowcasePowders,
      alt: 'Tazones de especias molidas sobre pizarra: chile, jengibre, pimienta negra, clavo de olor, cúrcuma y tres más',
    },
  },
};

export const showcaseTexts = {
  title: 'De la corteza entera al polvo fino',
  label: 'Categorías de especias',
  /** `aria-roledescription` of the group. */
  roleDescription: 'carrusel',
  categories: showcaseText,
  play: 'Reproducir las imágenes',
  pause: 'Pausar las imágenes',
  shop: 'Cotizar ahora',
} as const;

export const reviewsTexts = {
  eyebrow: 'Opiniones de clientes',
  title: 'Qué dicen nuestros clientes',
  show: 'Mostrar opiniones de clientes',
  from: (host: string) => `Provienen de ${host}.`,
  /** The section shows this in place of the reviews until there are some. */
  checks: {
    /** It replaces the section's title, which would promise reviews. */
    headline: 'Lo que usted puede comprobar',
    points: [
      {
        title: 'El grado',
        text: 'Cada grado de raja tiene sus cifras: el diámetro máximo, el mínimo de rajas por kilo y la parte con manchas. Con un calibrador (vernier) y una báscula puede comprobarlas en su lote.',
        path: '/compare',
        link: 'Comparar los grados',
      },
      {
        title: 'Los límites',
        text: 'Los límites de la UE para plomo, toxinas de moho, HAP y óxido de etileno, producto por producto y con su reglamento. Marque los informes que quiere con su lote.',
        path: '/papers',
        link: 'Ver límites y documentos',
      },
    ],
    company: {
      title: 'La empresa',
      /** Replaces `title` if the company has stated none of the facts below. */
      references: 'Referencias en su mercado',
      exporter: (number: string) => `Registro de exportador: ${number}`,
      person: (name: string) => `Responsable: ${name}`,
      certificate: (name: string, number: string) => `${name}, n.º ${number}`,
      text: 'Díganos qué compra y dónde lo vende, y pídanos referencias en su mercado.',
      action: 'Pedir referencias',
    },
  },
} as const;

export const bannerTexts = {
  picture: {
    file: homeBanner,
    alt: 'Pacas de yute con rajas de canela, abiertas por arriba, de pie y juntas en una bodega',
  },
  title: 'Hablemos',
  text: 'Indique la especia, el grado, la cantidad y el puerto. Si no sabe qué grado elegir, díganos qué elabora con ella.',
  action: 'Contáctenos',
} as const;
