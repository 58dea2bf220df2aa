/** Numbers of products in words, for sentences and their beginnings; `products.test.ts` compares them with the catalogue. */
export const counts = { all: 'thirty', cinnamon: 'fourteen', wholeSpices: 'nine', spicePowder: 'seven' } as const;

export const capitalCounts = {
  all: 'Thirty',
  cinnamon: 'Fourteen',
  wholeSpices: 'Nine',
  spicePowder: 'Seven',
} as const;
