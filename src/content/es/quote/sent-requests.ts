import { formatItemCount, formatNumber } from '../format/number.ts';
import type { SendWay } from '#domain/message/send-way.ts';

const way: Readonly<Record<SendWay, (date: string) => string>> = {
  whatsapp: (date: string) => `Abierta en WhatsApp el ${date}`,
  email: (date: string) => `Abierta como correo el ${date}`,
  copy: (date: string) => `Copiada el ${date}`,
  file: (date: string) => `Guardada como archivo el ${date}`,
};

/** The requests that were opened, copied or saved in this browser. */
export const sentRequestTexts = {
  title: 'Solicitudes guardadas en este navegador',
  count: (count: number) => formatNumber(count),
  text: 'Se guardan solo en este navegador, sin su nombre ni su número. Abrir un mensaje no lo envía: eso lo hace usted en WhatsApp o en su programa de correo.',
  way,
  items: formatItemCount,
  again: 'Usar de nuevo',
  add: 'Agregar a esta lista',
  replace: 'Reemplazar esta lista',
  cancel: 'Cancelar',
  show: 'Ver el texto',
  remove: 'Quitar',
  removed: (reference: string) => `${reference} se quitó de este navegador.`,
} as const;
