import { answersInSpanish } from '../company/answers-in-spanish.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { ContactLabels } from '#domain/contact/contact-message.ts';

export const head: PageHead = {
  title: `Contacto | ${company.name}`,
  description:
    'Escríbanos sobre canela de Ceilán y especias, por WhatsApp, correo o teléfono. Estamos en Elpitiya, en el sur de Sri Lanka.',
};

export const contactPageTexts = {
  breadcrumb: 'Contacto',
  title: 'Contacto',
  lead: 'Escríbanos sobre un grado, una muestra, el empaque o los documentos. Basta un mensaje corto.',
  cardsLabel: 'Maneras de comunicarse con nosotros',
} as const;

export const contactCardTexts = {
  address: { title: 'Dirección', hint: 'En el mapa' },
  hotline: { title: 'Teléfono', hint: 'Llámenos' },
  email: { title: 'Correo', hint: 'Escríbanos' },
  website: { title: 'Sitio web', hint: 'Abrir el sitio' },
} as const;

export const contactFormTexts = {
  title: 'Escríbanos',
  text: `WhatsApp se abre con su mensaje. Puede leerlo antes de enviarlo.${answersInSpanish(company) ? ' Escriba en español: los' : ' Los'} encabezados del mensaje van también en inglés.`,
  name: 'Nombre',
  email: 'Correo',
  subject: 'Asunto',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  otherSendWays: {
    lead: '¿No usa WhatsApp?',
    ways: [
      { way: 'copy', before: ' ', label: 'Copie el mensaje' },
      { way: 'email', before: ' o ', label: 'envíelo por correo' },
    ],
    closing: '.',
  },
} as const;

/** Labels of the contact message, for the buyer and for the company. */
export const contactLabels: ContactLabels = {
  name: 'Nombre / Name',
  email: 'Correo / Email',
  subject: 'Asunto / Subject',
  message: 'Mensaje / Message',
  cutNotice: '(Sigue en otro mensaje. The rest follows.)',
  buyerLanguage: 'Language of the buyer: Spanish',
};

export const contactMapTexts = {
  title: 'Dónde estamos',
  text: 'Elpitiya está en las tierras bajas del sur, a unos 27\u00a0km de Galle y a unos 82\u00a0km del puerto de Colombo en línea recta.',
  label: 'Mapa de Sri Lanka: Elpitiya en el suroeste, entre Colombo y Galle',
  show: 'Mostrar mapa interactivo',
  notice: 'El mapa interactivo se carga desde OpenStreetMap cuando usted pulsa el botón.',
  frameTitle: 'Mapa interactivo de Elpitiya, Sri Lanka',
  open: 'Abrir en OpenStreetMap',
  credit: '© colaboradores de OpenStreetMap',
  creditUrl: 'https://www.openstreetmap.org/copyright',
  places: { elpitiya: 'Elpitiya', colombo: 'Colombo', galle: 'Galle', kandy: 'Kandy' },
  sea: 'Océano Índico',
  scale: '50 km',
} as const;
