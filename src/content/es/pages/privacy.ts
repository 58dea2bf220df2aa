import { keptFields } from '../cart/cart-item.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Aviso de privacidad | ${company.name}`,
  description:
    'Qué guarda este sitio de una solicitud de cotización, dónde y cuánto tiempo, con qué otros servidores se conecta su navegador y cómo pedir que se borren sus datos.',
};

export const privacyPageTexts = {
  title: 'Aviso de privacidad',
  lead: 'Qué guarda este sitio, para qué, por cuánto tiempo y cómo pedir que se borre. El propio sitio no instala cookies ni muestra publicidad.',
} as const;

export const responsibleTexts = {
  title: 'Quién es el responsable',
  text: (name: string, address: string) => `${name}, ${address}.`,
  person: (name: string) => `Responsable del contenido: ${name}.`,
  representative: (name: string) => `Representante en la Unión Europea: ${name}.`,
  contact: (email: string) => `Preguntas sobre sus datos: ${email}.`,
  imprint: 'Más sobre la empresa',
} as const;

export const keptTexts = {
  title: 'Qué guardamos, para qué y cuánto tiempo',
  items: {
    term: 'Los productos de su solicitud de cotización',
    what: `De cada uno: ${Object.values(keptFields).join(', ')}; su correo; una clave aleatoria que evita que un clic repetido lo agregue dos veces; y cuándo se agregó y se cambió por última vez. Se guardan para que usted pueda abrirlos de nuevo, también en otro dispositivo.`,
    days: (days: number) =>
      `Un producto queda hasta que usted lo quite. Una solicitud de cotización que nadie cambia durante ${days} ${days === 1 ? 'día' : 'días'} se borra, a más tardar dos días después.`,
    noLimit: 'Un producto queda hasta que usted lo quite o nos pida quitarlo.',
  },
  removed: {
    term: 'Un producto que usted quitó',
    what: 'Su contenido se borra de inmediato, y del disco en cerca de una hora. Durante uno o dos días queda una marca con su correo, para que funcione «Deshacer» y un clic tardío no lo agregue otra vez.',
  },
  message: {
    term: 'Su nombre, su teléfono y la nota sobre toda la solicitud',
    what: 'No se guardan en este sitio. Pasan de su navegador al mensaje que usted nos envía por WhatsApp o por correo.',
  },
  log: {
    term: 'El registro del sitio',
    what: 'Hora, método, ruta, estado y duración de cada consulta al servidor, para encontrar errores. No contiene correos, textos de búsqueda ni direcciones IP. Un servidor delante del sitio puede llevar su propio registro, con direcciones IP.',
  },
  counting: {
    term: 'El límite de consultas al servidor',
    what: 'Su dirección IP (de una IPv6, solo la primera mitad), cuántas veces consultó en un minuto al servidor para una solicitud de cotización y a cuántas solicitudes agregó productos en un día, para que nadie sobrecargue el sitio. El primer conteo se borra a más tardar cerca de una hora después; el segundo, que está solo en la memoria, después del día.',
  },
  backups: {
    term: 'Copias de seguridad',
    what: 'Una copia hecha antes todavía contiene lo que usted quitó después, hasta que se borre o se reemplace.',
  },
} as const;

export const browserStorageTexts = {
  title: 'Qué queda en su navegador',
  text: 'El sitio recuerda estas cosas en su navegador. El correo y los productos van a nuestro servidor; lo demás queda en el navegador hasta que usted abra un mensaje para nosotros en WhatsApp o en su programa de correo. «Borrar mis datos», en la página de la solicitud de cotización, borra todo lo guardado con un nombre que empieza por «customer».',
} as const;

/** Everything that the code stores in the browser, by key, and what it holds. */
export const storageKeyTexts = {
  customerEmail: 'El correo de su solicitud de cotización.',
  customerName: 'Su nombre, como usted lo escribió.',
  customerPhone: 'Su número de contacto, como usted lo escribió.',
  customerDetails: 'Los detalles opcionales, como empresa, destino y empaque, los documentos que marca, y su nota.',
  customerSentQuote:
    'La última solicitud de cotización que usted abrió en WhatsApp o en un correo, copió o guardó, con todo su contenido.',
  customerRequests:
    'Hasta 20 solicitudes de cotización que usted abrió en WhatsApp o en un correo, copió o guardó: referencia, hora, medio, correo, productos y detalles, sin su nombre ni su número.',
  customerSharedList:
    'Qué productos de una lista compartida o pegada se están agregando y hasta dónde se ha llegado. Se borra al terminar.',
  customerList:
    'Las filas de la tabla de una lista y de la tabla para pedir, y el texto que aún no se leyó. Se borra al cerrar la pestaña, salvo que el navegador la restaure.',
  forgottenAt:
    'Cuándo pulsó «Borrar mis datos» por última vez, para que lo que escribió antes no vuelva. Se borra al cerrar la pestaña, salvo que el navegador la restaure.',
  screenScale: 'Cuántos puntos de su pantalla forman un milímetro, si usted lo ajustó con una tarjeta bancaria.',
  scroll:
    'Hasta dónde había bajado en la página, para el botón «Atrás». Se borra al cerrar la pestaña, salvo que el navegador la restaure.',
  reloadedAt:
    'Cuándo se volvió a cargar una página que falló. Se borra al cerrar la pestaña, salvo que el navegador la restaure.',
  rowDrafts:
    'Lo que usted escribió en filas abiertas de su solicitud. Se borra al cerrar la pestaña, salvo que el navegador la restaure.',
  carriedDraft:
    'Lo que usted escribió, mientras la página se carga de nuevo o en otro idioma. Se borra cuando la página está lista.',
  draft:
    'Lo que usted escribió en un formulario, en el historial de esta pestaña. Se borra al cerrar la pestaña, salvo que el navegador la restaure.',
  adding:
    'Lo que un formulario envía, para enviarlo una sola vez: una clave aleatoria y el producto con su correo, en el historial de esta pestaña. Se borra cuando el servidor responde o al cerrar la pestaña, salvo que el navegador la restaure.',
  email:
    'El correo que usted está escribiendo en la página de la solicitud de cotización, en el historial de esta pestaña. Se borra al guardarlo o al cerrar la pestaña, salvo que el navegador la restaure.',
} as const;

export const contactsTexts = {
  title: 'Con quién se conecta su navegador',
  text: 'Todas las páginas, imágenes y fuentes vienen de este sitio. Su navegador se conecta con otros servidores solo en estos casos. Los avisos de privacidad de esos servidores dicen qué hacen con sus datos.',
} as const;

const visitorData = 'su dirección IP, su navegador y su idioma, y la hora';

/** What makes the browser contact other hosts, and what these get to see. */
export const contactedHostTexts = {
  reviewsOnVisit: {
    term: 'Opiniones de clientes',
    when: 'En cuanto abre la página de inicio.',
    sees: `El servidor ve ${visitorData}. Las opiniones funcionan en un marco cerrado: pueden conocer el nombre de este sitio, pero no leer la página, su dirección completa ni lo que usted escribió.`,
  },
  reviewsOnClick: {
    term: 'Opiniones de clientes',
    when: 'Cuando pulsa «Mostrar opiniones de clientes» en la página de inicio.',
    sees: `El servidor ve ${visitorData}. Las opiniones funcionan en un marco cerrado: pueden conocer el nombre de este sitio, pero no leer la página, su dirección completa ni lo que usted escribió.`,
  },
  film: {
    term: 'Video',
    when: 'Cuando pulsa «Reproducir video» en la página sobre la historia de la canela, o sigue el enlace que hay allí.',
    sees: `El servidor ve ${visitorData}, el nombre de este sitio y lo que usted hace en el reproductor. El reproductor puede cargar más contenido desde otros servidores.`,
  },
  map: {
    term: 'Mapa',
    when: 'Cuando pulsa «Mostrar mapa interactivo» en la página de contacto, o sigue el enlace que hay allí.',
    sees: `El servidor ve ${visitorData}, el nombre de este sitio y la parte del mapa que usted mira. El mapa puede cargar más contenido desde otros servidores.`,
  },
  whatsApp: {
    term: 'WhatsApp',
    when: 'Cuando pulsa un botón o un enlace que abre WhatsApp.',
    sees: `El servidor ve ${visitorData}, el nombre de este sitio y el mensaje: en una solicitud de cotización, su nombre, número, correo, productos y detalles.`,
  },
  links: {
    term: 'Enlaces',
    when: 'Cuando sigue un enlace a otro sitio.',
    sees: `El otro sitio ve ${visitorData}, y el nombre de este sitio.`,
  },
} as const;

export const openByEmailTexts = {
  title: 'Su solicitud de cotización se encuentra por su correo',
  text: 'Aquí no hay cuentas ni contraseñas. Quien escriba en este sitio el correo de usted puede ver los productos de su solicitud de cotización, cambiarlos y quitarlos. Su nombre, su número y la nota sobre toda la solicitud no están entre ellos. Si otros no deben ver lo que usted pide, mejor escríbanos.',
  link: 'Escríbanos',
} as const;

export const rightsTexts = {
  title: 'Sus derechos y cómo ejercerlos',
  self: 'Usted puede ver, cambiar y quitar sus productos por su cuenta.',
  link: 'Su solicitud de cotización',
  ask: (email: string) =>
    `También puede preguntarnos qué está guardado con su correo y pedir que lo corrijamos o borremos. Escriba desde esa dirección a ${email}, para que podamos ver que es suya.`,
  law: 'La ley de su país puede darle más derechos, como el de presentar una queja ante una autoridad de protección de datos.',
} as const;
