import type { ProductText } from './types.ts';

const texts = import.meta.glob<ProductText>('./en/products/[0-9][0-9]-*.ts', { import: 'product' });

/** The file of each product's words by its id; each is fetched on its own, when its page is. */
const loaders = new Map(
  Object.entries(texts).map(([path, loader]) => [Number(/\/(\d+)-/.exec(path)?.[1]), loader] as const),
);

/** Fetches the words of a product, id 1 to 30; throws a `RangeError` for any other id. */
export async function loadProductText(id: number): Promise<ProductText> {
  const loader = loaders.get(id);
  if (!loader) throw new RangeError(`no product has the id ${id}`);
  return loader();
}
