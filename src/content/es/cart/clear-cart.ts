import { countItems } from '../format/number.ts';

/** Emptying the list for a new one, with undo. */
export const clearCart = {
  removed: (count: number) => (count === 1 ? 'Se quitó 1 producto.' : `Se quitaron ${countItems(count)}.`),
  undo: 'Deshacer',
  undoWhat: 'y recuperarlos',
  /** `seconds` until the server allows the next item, where it has to be waited for. */
  clearing: (left: number, seconds: number | undefined) => `Quitando ${countItems(left)}${waiting(seconds)}`,
  restoring: (left: number, seconds: number | undefined) => `Recuperando ${countItems(left)}${waiting(seconds)}`,
  restored: (count: number) =>
    count === 1
      ? '1 producto está de nuevo en su solicitud de cotización.'
      : `${countItems(count)} están de nuevo en su solicitud de cotización.`,
  clearFailed: (left: number) =>
    `No se pudo quitar todo. En su solicitud de cotización aún hay ${countItems(left)}. Inténtelo de nuevo.`,
  restoreFailed: (left: number, reason: string) => `Falta recuperar ${countItems(left)}. ${reason}`,
} as const;

function waiting(seconds: number | undefined): string {
  return seconds === undefined ? '…' : `, espera de ${seconds} s por el límite del servidor`;
}
