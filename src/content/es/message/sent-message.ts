import { company } from '#content/company.ts';
import type { MailNotice } from '#content/message/mail-notice.ts';
import type { SendWay } from '#domain/message/send-way.ts';

export const mailNotices: Readonly<Record<'quote' | 'contact', MailNotice>> = {
  quote: {
    copied: 'La lista completa está en el portapapeles: péguela aquí.',
    notCopied: 'Pegue aquí la lista completa.',
  },
  contact: {
    copied: 'El mensaje completo está en el portapapeles: péguelo aquí.',
    notCopied: 'Pegue aquí el mensaje completo.',
  },
};

const text: Readonly<Record<SendWay, string>> = {
  whatsapp:
    'Para mandarlo, toque «Enviar» en WhatsApp. Si WhatsApp no se abrió, use una de estas opciones. No se ha perdido nada.',
  email:
    'Para mandarlo, pulse «Enviar» en su programa de correo. Si no se abrió, use una de estas opciones. No se ha perdido nada.',
  copy: `Pegue el texto en un correo a ${company.email} o en otro mensaje para nosotros.`,
  file: `El archivo contiene los productos. Adjúntelo a un correo a ${company.email} y agregue el texto de abajo.`,
};

/** The panel that appears after a message was opened, copied or saved. */
export const sentMessageTexts = {
  title: {
    whatsapp: 'Su mensaje está listo en WhatsApp',
    quote: 'Su solicitud está lista',
    contact: 'Su mensaje está listo',
  },
  text,
  open: 'Abrir WhatsApp',
  again: 'Abrir WhatsApp de nuevo',
  copy: 'Copiar texto',
  outcome: ({ isCopied, isForMail }: { readonly isCopied: boolean; readonly isForMail: boolean }) =>
    [
      ...(isForMail ? ['En un enlace de correo no cabe todo el texto.'] : []),
      isCopied ? 'El texto está copiado.' : 'El texto está seleccionado. Cópielo manualmente.',
      ...(isForMail ? ['Péguelo en el correo.'] : []),
    ].join(' '),
  mail: 'Enviar por correo',
  mailAgain: 'Abrir el correo de nuevo',
  /** The panel says this of a quote request, not of a contact message. */
  next: 'Cuando la recibamos, le respondemos con una cotización.',
  textLabel: 'El mensaje exacto',
  /** Explains what the message of WhatsApp leaves out: the last items, or the end of the text. */
  cutNotice: (omittedCount: number | undefined) => {
    const left =
      omittedCount === 1 ? 'el último producto no se detalla' : `los últimos ${omittedCount} productos no se detallan`;
    return omittedCount === undefined
      ? 'WhatsApp corta los textos largos, así que el mensaje va abreviado. Con «Copiar texto» lo tiene completo: péguelo como segundo mensaje.'
      : `WhatsApp corta los textos largos: en el mensaje ${left}. Con «Copiar texto» los tiene todos: pegue el texto como segundo mensaje.`;
  },
} as const;
