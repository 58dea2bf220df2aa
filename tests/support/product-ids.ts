import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { getEntries } from '#domain/fields.ts';

export const idsByName = {
  offCut: 1,
  quillings: 2,
  h1: 3,
  h2: 4,
  h2Super: 5,
  m4: 6,
  m5: 7,
  c4: 8,
  c5: 9,
  c5Special: 10,
  extraSpecial: 11,
  alba: 12,
  leafOil: 13,
  cinnamonPowder: 14,
  blackPepper: 15,
  nutmeg: 16,
  cloves: 17,
  mace: 18,
  betelNuts: 19,
  greenPepper: 20,
  whitePepper: 21,
  cloveStems: 22,
  turmeric: 23,
  blackPepperPowder: 24,
  nutmegPowder: 25,
  whitePepperPowder: 26,
  gingerPowder: 27,
  clovePowder: 28,
  turmericPowder: 29,
  chiliPowder: 30,
} as const satisfies Readonly<Record<string, ProductId>>;

const namesById = new Map(getEntries(idsByName).map(([name, id]) => [id, name]));

export function getName(id: ProductId): keyof typeof idsByName {
  const name = namesById.get(id);
  if (name === undefined) throw new Error(`idsByName has no product ${id}`);
  return name;
}
