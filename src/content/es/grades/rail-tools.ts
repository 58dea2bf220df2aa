import { formatNumber } from '../format/number.ts';

export const caliperTexts = {
  title: 'Ajuste el diámetro',
  hint: 'Arrastre la mordaza del calibrador (vernier).',
  /** The page shows this sentence where there is a keyboard. */
  keys: 'También se mueve con las teclas de flecha.',
  /** The sentence replaces `hint` once the screen shows life size. */
  hold: 'Ponga una raja sobre la pantalla y cierre el calibrador sobre ella: arrastre la mordaza.',
  label: 'Apertura del calibrador',
  opening: (millimetres: number) => `${millimetres} mm`,
  /** What assistive technology says of an opening and the grades that it fits. */
  spoken: (millimetres: number, names: readonly string[]) =>
    `${millimetres} mm: ${names.length === 0 ? 'ningún grado' : names.join(' o ')}`,
  limit: (millimetres: number, perKg: number) => `hasta ${millimetres} mm, al menos ${perKg} rajas por kg`,
  kilograms: 'kilogramos',
  quills: (kilograms: string, count: number) =>
    `${formatNumber(kilograms)} kg: al menos ${formatNumber(count)} rajas de largo completo`,
  none: 'Más gruesa que cualquier grado de nuestro catálogo.',
  order: 'Solicitar cotización',
  orderLabel: (name: string) => `Solicitar cotización de ${name}`,
} as const;

/** The screen's scale is set by a bank card that is held against it. */
export const screenScaleTexts = {
  isSet: 'A tamaño real en esta pantalla.',
  open: 'Medir una raja: ajustar a tamaño real con una tarjeta',
  change: 'Ajustar de nuevo el tamaño real',
  how: 'Ponga una tarjeta bancaria sobre el marco, en la esquina superior izquierda. Mueva el control hasta que el marco sea tan grande como la tarjeta. Una tarjeta bancaria mide 85.6 por 54 mm.',
  label: 'Tamaño del marco',
  pixels: (pixels: number) => `${pixels} píxeles`,
  smaller: 'Achicar el marco',
  larger: 'Agrandar el marco',
  use: 'Usar este tamaño',
  card: 'Tarjeta bancaria',
} as const;
