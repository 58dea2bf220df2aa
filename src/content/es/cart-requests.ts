import type { SendWay } from '#domain/sent-request.ts';
import { formatNumber } from './number.ts';

/** Emptying the list for a new one, with undo. */
export const newList = {
  start: 'Nueva lista',
  removed: (count: number) => (count === 1 ? 'Se quitó 1 producto.' : `Se quitaron ${items(count)}.`),
  undo: 'Deshacer',
  undoWhat: 'y recuperarlos',
  /** `seconds` until the server allows the next item, where it has to be waited for. */
  clearing: (left: number, seconds: number | undefined) => `Quitando ${items(left)}${waiting(seconds)}`,
  restoring: (left: number, seconds: number | undefined) => `Recuperando ${items(left)}${waiting(seconds)}`,
  restored: (count: number) =>
    count === 1
      ? '1 producto está de nuevo en su solicitud de cotización.'
      : `${items(count)} están de nuevo en su solicitud de cotización.`,
  clearFailed: (left: number) =>
    `No se pudo quitar todo. En su solicitud de cotización aún hay ${items(left)}. Inténtelo de nuevo.`,
  restoreFailed: (left: number, reason: string) => `Falta recuperar ${items(left)}. ${reason}`,
} as const;

/** The requests that were opened, copied or saved in this browser. */
export const sentRequests = {
  title: 'Solicitudes guardadas en este navegador',
  count: (count: number) => formatNumber(count),
  text: 'Se guardan solo en este navegador, sin su nombre ni su número. Abrir un mensaje no lo envía: eso lo hace usted en WhatsApp o en su programa de correo.',
  way: {
    whatsapp: (date: string) => `Abierta en WhatsApp el ${date}`,
    email: (date: string) => `Abierta como correo el ${date}`,
    copy: (date: string) => `Copiada el ${date}`,
    file: (date: string) => `Guardada como archivo el ${date}`,
  } satisfies Record<SendWay, (date: string) => string> as Record<SendWay, (date: string) => string>,
  items,
  again: 'Usar de nuevo',
  add: 'Agregar a esta lista',
  replace: 'Reemplazar esta lista',
  cancel: 'Cancelar',
  show: 'Ver el texto',
  remove: 'Quitar',
  removed: (reference: string) => `${reference} se quitó de este navegador.`,
} as const;

function items(count: number): string {
  return count === 1 ? '1 producto' : `${formatNumber(count)} productos`;
}

function waiting(seconds: number | undefined): string {
  return seconds === undefined ? '…' : `, espera de ${seconds} s por el límite del servidor`;
}
