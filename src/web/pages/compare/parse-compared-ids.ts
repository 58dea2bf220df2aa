import { parseProductId, type ProductId } from '#domain/catalogue/catalogue.ts';

const minComparedCount = 2;
const maxComparedCount = 4;

/**
 * The products that a query such as `?ids=12,10` names: the first four valid ones, each once; none if fewer than two
 * are valid.
 */
export function parseComparedIds(search: string): readonly ProductId[] {
  const names = new URLSearchParams(search).get('ids')?.split(',') ?? [];
  const ids = names.map(parseProductId).filter((id) => id !== undefined);
  const chosenIds = [...new Set(ids)].slice(0, maxComparedCount);
  return chosenIds.length < minComparedCount ? [] : chosenIds;
}
