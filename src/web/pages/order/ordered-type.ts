import { productName } from '#content/en/catalogue.ts';

/**
 * The product that is ordered: the one chosen on the page, else the one that the address asks for by `?type=`, else the
 * first of the category (spec section 2). Names are told apart without their case.
 */
export function orderedType(ids: readonly number[], chosen: string, query: string): number {
  const asked = new URLSearchParams(query).get('type') ?? '';
  const find = (name: string) => ids.find((id) => productName(id).toLowerCase() === name.trim().toLowerCase());
  return find(chosen) ?? find(asked) ?? ids[0] ?? 1;
}
