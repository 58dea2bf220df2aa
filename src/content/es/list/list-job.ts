import { formatNumber } from '../format/number.ts';

export const listJobTexts = {
  adding: 'Agregando…',
  /** `seconds`: how long until the server allows the next item; undefined if there is no wait. */
  progress: (current: number, total: number, seconds: number | undefined) =>
    `Agregando ${current} de ${total}${seconds === undefined ? '' : `, espera de ${seconds} s por el servidor`}`,
  stopped: (added: number, total: number) => `Agregadas: ${added} de ${countLines(total)}. Faltan: ${total - added}.`,
  stop: 'Detener',
  goOn: 'Continuar',
  putBack: 'Devolver el resto a la tabla',
  added: (count: number) =>
    count === 1
      ? 'Se agregó 1 línea a su solicitud de cotización.'
      : `Se agregaron ${countLines(count)} a su solicitud de cotización.`,
  otherRows: 'Otra lista aún no se agregó por completo. Siga con ella o devuélvala a la tabla.',
  otherTab: 'Otra pestaña de su navegador está agregando estas líneas. Primero deténgala allí.',
} as const;

function countLines(count: number): string {
  return count === 1 ? '1 línea' : `${formatNumber(count)} líneas`;
}
