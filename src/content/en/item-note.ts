import type { ProductKind } from '#domain/product-kind.ts';

/** The field for the note of an item. */
export const itemNote = {
  label: 'Details (optional)',
  hint: {
    quills: 'Cut length, pieces per pack, for example 8 cm.',
    powder: 'Mesh and treatment, for example 60 mesh, steam-treated.',
    whole: 'Grade or count, for example FAQ.',
    oil: 'Eugenol content, packing.',
  } satisfies Record<ProductKind, string> as Record<ProductKind, string>,
  privacy: 'Please no personal data here.',
  count: (length: number, most: number) => `${length} of ${most} characters.`,
} as const;
