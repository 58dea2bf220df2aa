import type { SharedItem } from '#domain/shared-list.ts';

/** The offer to a visitor who opens such a link. */
export const sharedOffer = {
  title: (count: number) => (count === 1 ? 'Le compartieron 1 producto' : `Le compartieron ${count} productos`),
  repeated: (count: number, reference: string) => `${items(count)} de ${reference}`,
  text: 'Su propia solicitud de cotización no cambia hasta que usted agregue algo.',
  needsEmail: 'Escriba su correo abajo y podrá agregar estos productos a su propia solicitud de cotización.',
  add: (count: number) => (count === 1 ? 'Agregar este producto' : `Agregar estos ${count} productos`),
  adding: 'Agregando…',
  /** `seconds` until the server allows the next item, where it has to be waited for. */
  progress: (current: number, total: number, seconds: number | undefined) =>
    `Agregando ${current} de ${total}${seconds === undefined ? '' : `, espera de ${seconds} s por el límite del servidor`}`,
  stopped: (added: number, total: number) => `Agregados: ${added} de ${items(total)}. Faltan: ${total - added}.`,
  stop: 'Detener',
  goOn: 'Continuar',
  refuse: 'No, gracias',
  added: (count: number) =>
    count === 1
      ? 'Se agregó 1 producto compartido a su solicitud de cotización.'
      : `Se agregaron ${count} productos compartidos a su solicitud de cotización.`,
  addedAgain: (count: number) =>
    count === 1
      ? 'Se agregó 1 producto a su solicitud de cotización.'
      : `Se agregaron ${count} productos a su solicitud de cotización.`,
  damaged: 'El enlace a los productos compartidos está dañado. Pídalo de nuevo.',
  item: ({ category, type, quantity, packWeight, unit, note }: SharedItem) =>
    `${category}, ${type}: ${quantity} × ${packWeight} ${unit}${note === undefined ? '' : ` (${note})`}`,
} as const;

function items(count: number): string {
  return count === 1 ? '1 producto' : `${count} productos`;
}
