import type { AnswerText } from '#content/search/answer-text.ts';
import type { SearchAnswer } from '#content/search/answer-words.ts';

export const searchAnswers: Readonly<Record<SearchAnswer, AnswerText>> = {
  species: {
    title: 'Nuestra canela es la de Ceilán, no casia',
    text: 'Cuatro cortezas se venden como canela. Se distinguen por su origen, sabor, textura y cumarina.',
    link: { path: '/history#types', label: 'Comparar los cuatro tipos' },
  },
  cardamom: {
    title: 'Cardamomo: pregúntenos',
    text: 'No está en el catálogo. Díganos el grado, la cantidad y el puerto.',
  },
  organic: {
    title: 'Canela orgánica: Cinnamon Magic',
    text: 'Nuestra marca hermana de productos orgánicos de canela. Díganos el producto y el país donde vende.',
    link: { path: '/about#magic', label: 'Ver Cinnamon Magic' },
  },
  papers: {
    title: 'Documentos y certificados',
    text: 'Elija su producto, marque los documentos que necesita y pasan a su solicitud de cotización.',
    link: { path: '/papers', label: 'Ver los documentos' },
  },
  quote: {
    title: 'El precio y las condiciones van en la cotización',
    text: 'Este sitio no muestra precios. Elija lo que necesita, envíenos la lista y le respondemos con una cotización.',
    link: { path: '/shop', label: 'Solicitar cotización' },
  },
  sample: {
    title: 'Muestras',
    text: 'Abra un producto y elija «Pedir una muestra»: pasa a su solicitud de cotización.',
    link: { path: '/products', label: 'Elegir un producto' },
  },
  catalogue: {
    title: 'El catálogo',
    text: 'Todos los productos con sus datos en una sola página, y en archivo.',
    link: { path: '/catalogue', label: 'Abrir el catálogo' },
  },
};

/** A spice that buyers ask for and the catalogue lacks. */
export const cardamomTexts = {
  /** The text is in both languages, because the company reads it too. */
  question: 'Pregunta sobre cardamomo / Question about cardamom',
  whatsApp: 'Pregúntenos por WhatsApp',
  mail: 'o por correo',
} as const;
