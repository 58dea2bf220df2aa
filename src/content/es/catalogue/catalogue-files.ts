import { company } from '#content/company.ts';
import { counts } from './counts.ts';

export const country = 'Sri Lanka';

export const llmsTexts = {
  intro: `${company.name} produce y exporta especias en Elpitiya, Sri Lanka, desde ${company.founded}. El sitio presenta ${counts.all} productos con cifras de uso común en el comercio; los precios se dan por cotización.`,
  productsTitle: 'Productos',
  dataTitle: 'Lo mismo como datos',
  json: 'Catálogo en JSON',
  jsonHint: 'todos los productos con sus datos',
  schema: 'Esquema JSON del catálogo',
  csv: 'Catálogo en CSV',
  csvHint: 'una línea por producto',
  pdf: 'Catálogo en PDF',
  pdfHint: 'para imprimir o reenviar',
  companyTitle: 'Empresa',
  quoteTitle: 'Cómo solicitar una cotización',
  quoteSteps: [
    'Abra el formulario de una categoría, elija el tipo, escriba peso por empaque, unidad, cantidad y correo, y agregue el producto.',
    'Abra la solicitud de cotización en /cart, revise los productos y escriba nombre y número de contacto.',
    'Una persona pulsa «Enviar solicitud por WhatsApp» y envía el mensaje. Sin ese paso no se envía nada.',
  ],
} as const;
