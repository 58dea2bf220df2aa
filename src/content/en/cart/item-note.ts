import type { ProductKind } from '#domain/catalogue/catalogue.ts';

const hint: Readonly<Record<ProductKind, string>> = {
  quills: 'Cut length, pieces per pack, for example 8 cm.',
  powder: 'Mesh and treatment, for example 60 mesh, steam-treated.',
  whole: 'Grade or count, for example fair average quality (FAQ).',
  oil: 'Eugenol content, packing.',
};

export const itemNoteTexts = {
  label: 'Details (optional)',
  hint,
  sample: 'Sample',
  privacy: 'Please leave out personal data.',
  count: (length: number, most: number) => `${length} of ${most} characters.`,
} as const;
