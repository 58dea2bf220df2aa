/** Numbers of products in words, for sentences. */
export const counts = { all: 'treinta', cinnamon: 'catorce', wholeSpices: 'nueve', spicePowder: 'siete' } as const;

/** The same for the beginning of a sentence. */
export const capitalCounts = {
  all: 'Treinta',
  cinnamon: 'Catorce',
  wholeSpices: 'Nueve',
  spicePowder: 'Siete',
} as const;
