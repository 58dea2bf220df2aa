/** Numbers of products in words, for sentences; `catalogue.test.ts` compares them with the catalogue. */
export const counts = { all: 'thirty', cinnamon: 'fourteen', wholeSpices: 'nine', spicePowder: 'seven' } as const;

/** The same for the beginning of a sentence. */
export const capitalCounts = {
  all: 'Thirty',
  cinnamon: 'Fourteen',
  wholeSpices: 'Nine',
  spicePowder: 'Seven',
} as const;
