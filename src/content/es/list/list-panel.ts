import { formatItemCount, formatNumber } from '../format/number.ts';

/** The panel around the table: where the rows come from, and the button that adds them. */
export const listPanelTexts = {
  title: 'Pegar una lista',
  text: 'Pegue su lista o elija un archivo. Antes de agregar algo, usted ve línea por línea lo que leímos.',
  shared: (count: number) => (count === 1 ? 'Le compartieron 1 producto' : `Le compartieron ${formatItemCount(count)}`),
  request: (count: number, reference: string) => `${formatItemCount(count)} de ${reference}`,
  sharedText: 'Su propia solicitud de cotización no cambia hasta que usted agregue algo.',
  damaged: 'El enlace a los productos compartidos está dañado. Pídalo de nuevo.',
  add: (count: number, total: number) =>
    count === total
      ? `Agregar ${formatItemCount(count)}`
      : `Agregar ${formatNumber(count)} de ${formatItemCount(total)}`,
  nothingToAdd: 'Ninguna fila está completa. Primero complete o confirme una.',
  emailFor: '¿Con qué correo?',
  emailHint: 'Su solicitud de cotización se guarda con su correo. Sin cuenta ni contraseña.',
  close: 'Cerrar',
  refuse: 'No, gracias',
  notKept: 'Su navegador no guarda nada aquí: deje abierta esta página hasta que se agreguen todas las líneas.',
} as const;
