import { formatNumber } from '../format/number.ts';

export const caliperTexts = {
  title: 'Set the diameter',
  hint: 'Drag the jaw of the caliper.',
  /** The page shows this sentence where there is a keyboard. */
  keys: 'The arrow keys move it too.',
  /** The sentence replaces `hint` once the screen shows life size. */
  hold: 'Hold a quill on the screen and close the caliper on it: drag the jaw.',
  label: 'Opening of the caliper',
  opening: (millimetres: number) => `${millimetres} mm`,
  /** What assistive technology says of an opening and the grades that it fits. */
  spoken: (millimetres: number, names: readonly string[]) =>
    `${millimetres} mm: ${names.length === 0 ? 'no grade' : names.join(' or ')}`,
  limit: (millimetres: number, perKg: number) => `up to ${millimetres} mm, at least ${perKg} quills per kg`,
  kilograms: 'kilograms',
  quills: (kilograms: string, count: number) =>
    `${formatNumber(kilograms)} kg: at least ${formatNumber(count)} full-length quills`,
  none: 'Thicker than any grade in our catalogue.',
  order: 'Request a quote',
  orderLabel: (name: string) => `Request a quote for ${name}`,
} as const;

/** The screen's scale is set by a bank card that is held against it. */
export const screenScaleTexts = {
  isSet: 'Shown at life size on this screen.',
  open: 'Measure a real quill: set life size with a bank card',
  change: 'Set life size again',
  how: 'Lay a bank card on the frame, into its upper left corner. Move the slider until the frame is as large as the card. A bank card measures 85.6 by 54 mm.',
  label: 'Size of the frame',
  pixels: (pixels: number) => `${pixels} pixels`,
  smaller: 'Make the frame smaller',
  larger: 'Make the frame larger',
  use: 'Use this size',
  card: 'Bank card',
} as const;
