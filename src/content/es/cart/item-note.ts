import type { ProductKind } from '#domain/catalogue/catalogue.ts';

const hint: Readonly<Record<ProductKind, string>> = {
  quills: 'Largo de corte, piezas por empaque; por ejemplo, 8 cm.',
  powder: 'Malla y tratamiento; por ejemplo, malla 60, tratada con vapor.',
  whole: 'Grado o conteo; por ejemplo, calidad media (FAQ).',
  oil: 'Contenido de eugenol, empaque.',
};

export const itemNoteTexts = {
  label: 'Detalles (opcional)',
  hint,
  /** The note of an item that is a sample, for the buyer and the company to read. */
  sample: 'Muestra / sample',
  privacy: 'No escriba aquí datos personales.',
  count: (length: number, most: number) => `${length} de ${most} caracteres.`,
} as const;
