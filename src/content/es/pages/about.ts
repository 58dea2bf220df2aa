import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import {
  aboutBand,
  aboutMagic,
  gallery01,
  gallery02,
  gallery03,
  gallery04,
  gallery05,
  gallery06,
  gallery07,
  gallery08,
  gallery09,
  gallery10,
  gallery11,
  gallery12,
  gallery13,
  gallery14,
  gallery15,
  gallery16,
  gallery17,
  gallery18,
  gallery19,
  gallery20,
} from '#content/pictures/about.generated.ts';
import type { PictureSource } from '#content/pictures/picture.ts';

export const head: PageHead = {
  title: `Nosotros | ${company.name}`,
  description: `Productor y exportador de especias en Elpitiya, Sri Lanka, desde ${company.founded}: la empresa, Cinnamon Magic, visión y misión, y una galería.`,
};

export const aboutPageTexts = {
  breadcrumb: 'Nosotros',
  picture: {
    file: aboutBand,
    alt: 'Cinco sacos de yute abiertos en una bodega: pimienta negra, cúrcuma, clavo de olor, pimienta blanca y macis',
  },
  eyebrow: 'Nosotros',
  title: 'De la tierra de la canela, en el sur',
  lead: 'Productor y exportador de especias en Elpitiya, Sri Lanka.',
} as const;

export const companyTexts = {
  eyebrow: 'Nuestra empresa',
  title: 'Quiénes somos',
  paragraphs: [
    `${company.name} se fundó en ${company.founded}. Producimos y exportamos especias: primero la canela verdadera, luego especias enteras y molidas. Hoy tenemos presencia en más de ${company.countriesPresent} países y exportamos a más de ${company.countriesExported}.`,
    'Elpitiya está tierra adentro, a la altura de Ambalangoda, en el distrito de Galle. La tierra es baja y cálida, y dos monzones le traen lluvia. La canela crece aquí junto al té, el hule y el arroz. Para 1795, Galle ya tenía una de las primeras plantaciones de canela de la isla.',
    'La raja, el rollo de corteza interna que en inglés se llama quill, se hace casi igual desde entonces. Se raspa la corteza externa, que es áspera; la interna se frota con una varilla de latón hasta que se suelta y se levanta en una sola pieza. Se mete una tira dentro de otra, la más fina por fuera, hasta que la raja mide poco más de un metro. Luego se seca despacio a la sombra, y cada día se enrolla a mano hasta que queda firme.',
  ],
  history: 'La historia de la canela',
} as const;

const { latitude, longitude } = company.location;

export const addressTexts = {
  title: 'Dónde estamos',
  postcode: `Código postal ${company.postcode}`,
  /** Distances are from the middle of the town; those to ports are as the crow flies. */
  facts: [
    { label: 'Coordenadas', value: `${latitude.toFixed(3)}° N, ${longitude.toFixed(3)}° E` },
    { label: 'Autopista del Sur', value: 'a 3.8\u00a0km de la salida de Kurundugahahetekma' },
    { label: 'Puerto de Colombo', value: 'a unos 82\u00a0km en línea recta' },
    { label: 'Puerto de Hambantota', value: 'a unos 106\u00a0km en línea recta' },
    { label: 'Hora local', value: 'UTC +5:30' },
  ],
  established: 'Fundada en',
  certificates: 'Ver los certificados',
  contact: 'Contáctenos',
} as const;

export const sisterBrandTexts = {
  picture: {
    file: aboutMagic,
    alt: 'Una taza de té de canela sobre lino, con una raja de canela dentro y otras al lado',
  },
  eyebrow: 'Nuestra marca hermana',
  title: 'Cinnamon Magic',
  paragraphs: [
    'Cinnamon Magic es nuestra marca hermana de productos orgánicos de canela.',
    'En muchos países, un empaque solo puede llevar la palabra «orgánico» si hay documentos de producción orgánica que cubren ese mismo producto y ese mercado. Díganos el producto, el empaque y el país donde vende, y marque esos documentos en su solicitud.',
  ],
  action: 'Escribir sobre Cinnamon Magic',
} as const;

/** These texts are drafts until the director has approved them; see `visionAndMission` in `company.ts`. */
export const visionAndMissionTexts = {
  eyebrow: 'Hacia dónde vamos',
  title: 'Visión y misión de nuestro director',
  aims: [
    {
      name: 'Visión',
      text: 'Queremos que quien cocina, en cualquier lugar, conozca el sabor de la canela verdadera de Ceilán.',
    },
    {
      name: 'Misión',
      text: 'Queremos que el comprador reciba el grado acordado, limpio, seco y bien empacado.',
    },
  ],
} as const;

export const galleryTexts = {
  title: 'Galería',
  eyebrow: 'Veinte imágenes',
  lead: 'Especias, y las herramientas y los empaques que las acompañan. Abra una imagen para verla en grande.',
  pictures: [
    { file: gallery01, alt: 'Rajas largas de canela que se secan una junto a otra sobre varas' },
    { file: gallery02, alt: 'Cuerda de fibra de coco anudada en un atado de rajas de canela, de cerca' },
    { file: gallery03, alt: 'Granos de pimienta negra junto al borde doblado de un saco de yute' },
    {
      file: gallery04,
      alt: 'Sacos de yute abiertos con dedos de cúrcuma, clavo de olor y macis en una bodega, de cerca',
    },
    { file: gallery05, alt: 'Un mortero de piedra con pimienta negra triturada sobre pizarra' },
    { file: gallery06, alt: 'Una taza de té de canela vista desde arriba, con una raja dentro y otras al lado' },
    { file: gallery07, alt: 'Pacas de yute con rajas de canela, abiertas por arriba, de pie en una bodega' },
    {
      file: gallery08,
      alt: 'Tambores azules de aceite de hoja de canela en una bodega, con un frasco de muestra sobre el de delante',
    },
    { file: gallery09, alt: 'Un montón de virutas finas y rizadas de corteza interna de canela sobre yeso claro' },
    { file: gallery10, alt: 'Chiles rojos secos en un montón suelto sobre lino' },
    { file: gallery11, alt: 'Una balanza antigua de latón con rajas cortas de canela en un plato y pesas en el otro' },
    { file: gallery12, alt: 'Ocho tazones pequeños de especias molidas sobre pizarra, vistos desde arriba' },
    { file: gallery13, alt: 'Los extremos enrollados de rajas C4 apiladas, muy de cerca' },
    { file: gallery14, alt: 'Granos de pimienta negra que colman un tazón de madera oscura, muy de cerca' },
    { file: gallery15, alt: 'Una ramita de canelo con hojas verdes y otras jóvenes rojas junto a dos rajas' },
    { file: gallery16, alt: 'Una caja de cartón de exportación, abierta y llena de rajas cortas de canela' },
    {
      file: gallery17,
      alt: 'Un tallo de canelo a medio pelar, tiras de su corteza, una varilla de latón, un cuchillo de pelar y dos rajas sobre pizarra',
    },
    {
      file: gallery18,
      alt: 'Dedos secos de cúrcuma y un bulbo partido, naranja por dentro, junto a cúrcuma molida sobre yeso claro',
    },
    { file: gallery19, alt: 'Un calibrador cerrado sobre una raja C5, con rajas más delgadas y más gruesas al lado' },
    {
      file: gallery20,
      alt: 'Una semilla de nuez moscada en su macis rojo junto a otra en su cáscara oscura, sobre yeso color crema',
    },
  ] satisfies readonly PictureSource[],
} as const;
