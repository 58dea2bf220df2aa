import { formatItemCount, formatRoundedWeights } from '../format/number.ts';
import type { Total } from '#domain/cart/weight.ts';

/** The bar at the bottom of screens narrower than `lg`. */
export const sendBarTexts = {
  summary: (items: number, total: Total | undefined) =>
    [formatItemCount(items), formatRoundedWeights(total?.weights ?? [])].filter((part) => part !== '').join(', '),
  send: 'Enviar solicitud',
} as const;

export const sendPanelTexts = {
  title: 'Envíe su solicitud',
  quotingAs: 'Solicitud de',
  change: 'cambiar',
  /** Hidden text after `change`, for screen readers. */
  changeWhat: 'su correo',
  forget: 'Borrar mis datos',
  forgetHint: 'Borra su correo, su nombre y su número de este navegador',
  name: 'Su nombre',
  phone: 'Número de contacto',
  phoneHint: 'Con código de país, por ejemplo +52.',
  phoneWithoutCode: 'A este número le falta el código de país. Empiece con + y el código, por ejemplo +52.',
  details: 'Ayúdenos a cotizar más rápido',
  optional: 'opcional: puerto, empaque, documentos',
  send: 'Enviar solicitud por WhatsApp',
  note: 'WhatsApp se abre con su solicitud de cotización como mensaje para nosotros. Puede leerlo antes de enviarlo.',
  otherSendWays: {
    lead: '¿No usa WhatsApp?',
    ways: [
      { way: 'copy', before: ' ', label: 'Copie la solicitud' },
      { way: 'email', before: ', ', label: 'envíela por correo' },
      { way: 'file', before: ' o ', label: 'guárdela como archivo' },
    ],
    closing: '.',
  },
  reference: 'Referencia',
  changed:
    'Su solicitud de cotización cambió después de que se preparó el mensaje. Envíela otra vez para que lo sepamos.',
} as const;

export const previewTexts = {
  title: 'Vista previa del mensaje',
  text: 'Esto es lo que recibimos, y cambia con lo que usted escribe. Va en español y, debajo, en inglés. Una lista muy larga va solo en inglés.',
} as const;

export const printTexts = {
  print: 'Imprimir o guardar en PDF',
  title: 'Solicitud de cotización',
  reference: 'Referencia',
  date: 'Fecha',
  empty: 'sin indicar',
} as const;
