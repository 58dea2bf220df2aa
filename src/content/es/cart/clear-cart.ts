import { formatItemCount } from '../format/number.ts';

/** Emptying the cart for a new list, with undo. */
export const clearCartTexts = {
  removed: (count: number) => (count === 1 ? 'Se quitó 1 producto.' : `Se quitaron ${formatItemCount(count)}.`),
  undo: 'Deshacer',
  undoWhat: 'y recuperarlos',
  /** `seconds` until the server allows the next item, where it has to be waited for. */
  clearing: (left: number, seconds: number | undefined) => `Quitando ${formatItemCount(left)}${waiting(seconds)}`,
  restoring: (left: number, seconds: number | undefined) => `Recuperando ${formatItemCount(left)}${waiting(seconds)}`,
  restored: (count: number) =>
    count === 1
      ? '1 producto está de nuevo en su solicitud de cotización.'
      : `${formatItemCount(count)} están de nuevo en su solicitud de cotización.`,
  clearFailed: (left: number) =>
    `No se pudo quitar todo. En su solicitud de cotización aún hay ${formatItemCount(left)}. Inténtelo de nuevo.`,
  restoreFailed: (left: number, reason: string) => `Falta recuperar ${formatItemCount(left)}. ${reason}`,
} as const;

function waiting(seconds: number | undefined): string {
  return seconds === undefined ? '…' : `, espera de ${seconds} s por el límite del servidor`;
}
