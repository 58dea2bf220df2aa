import { parseProductId, type ProductId } from '#domain/catalogue/catalogue.ts';

const minComparedCount = 2;
const maxComparedCount = 4;

export function parseComparedIds(search: string): readonly ProductId[] {
  const names = new URLSearchParams(search).get('ids')?.split(',') ?? [];
  const ids = names.map(parseProductId).filter((id) => id !== undefined);
  const chosenIds = [...new Set(ids)].slice(0, maxComparedCount);
  return chosenIds.length < minComparedCount ? [] : chosenIds;
}
