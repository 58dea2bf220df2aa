import { isQuantity, isUnit, isWeight, maxTextLength } from '#domain/cart-item.ts';
import { categoryOf, productType, type ProductId } from '#domain/catalogue.ts';

/** What a link to the order form fills in, as the text of each field. A field that is left out keeps its default. */
export interface OrderLink {
  readonly type?: string;
  readonly packWeight?: string;
  readonly quantity?: string;
  readonly unit?: string;
}

/** The parameters of the URL: the names of the form's fields, so that a native GET form writes the same URL. */
const isValid = {
  type: (text: string) => text.trim() !== '' && text.length <= maxTextLength,
  packWeight: isWeight,
  quantity: (text: string) => /^[1-9]\d*$/.test(text) && isQuantity(Number(text)),
  unit: isUnit,
} as const satisfies Record<keyof OrderLink, (text: string) => boolean>;

const names = Object.keys(isValid) as (keyof OrderLink)[];

/** The URL path and query of the order form with a product selected and its amount filled in; invalid values are left out. */
export function formatOrderLink(id: ProductId, amount: Omit<OrderLink, 'type'> = {}): string {
  const fields = parseFields((name) => (name === 'type' ? productType(id) : amount[name]));
  return `/order/${categoryOf(id)}?${new URLSearchParams(fields)}`;
}

/** Parses the query string of an order page's URL; ignores what is unknown or invalid. */
export function parseOrderLink(search: string): OrderLink {
  const params = new URLSearchParams(search);
  return parseFields((name) => params.get(name));
}

function parseFields(
  value: (name: keyof OrderLink) => string | null | undefined,
): Partial<Record<keyof OrderLink, string>> {
  const texts = names.map((name) => [name, value(name)?.trim() ?? ''] as const);
  return Object.fromEntries(texts.filter(([name, text]) => isValid[name](text)));
}
