import { parseProductId, type ProductId } from '#domain/catalogue/catalogue.ts';

const minCompared = 2;
const maxCompared = 4;

/**
 * The products that a query such as `?ids=12,10` names: the first four valid ones, each once; none if fewer than two
 * are valid.
 */
export function parseComparedIds(search: string): readonly ProductId[] {
  const names = new URLSearchParams(search).get('ids')?.split(',') ?? [];
  const ids = names.map(parseProductId).filter((id) => id !== undefined);
  const chosen = [...new Set(ids)].slice(0, maxCompared);
  return chosen.length < minCompared ? [] : chosen;
}
