import type { ProductKind } from '#domain/catalogue/catalogue.ts';

/** The note of an item: its field, and what a link fills in. */
export const itemNote = {
  label: 'Details (optional)',
  hint: {
    quills: 'Cut length, pieces per pack, for example 8 cm.',
    powder: 'Mesh and treatment, for example 60 mesh, steam-treated.',
    whole: 'Grade or count, for example FAQ.',
    oil: 'Eugenol content, packing.',
  } satisfies Record<ProductKind, string> as Record<ProductKind, string>,
  /** The note of an item that is a sample. */
  sample: 'Sample',
  privacy: 'Please leave out personal data.',
  count: (length: number, most: number) => `${length} of ${most} characters.`,
} as const;
