import { getCategory, getStoredType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { orderPath } from '#domain/catalogue/categories.ts';
import { isUnit, maxTextLength, minQuantity, units, type TypedPacks } from './cart-item.ts';
import { normalizeWeight, parseQuantity } from './typed-number.ts';

interface OrderLink extends Partial<TypedPacks> {
  readonly type?: string;
  readonly sample?: string;
}

const maxTypedLength = 20;

/** The parameters of the URL: the names of the form's fields, so that a native GET form writes the same URL. */
const parameterRules = {
  type: (text: string) => text !== '' && text.length <= maxTextLength,
  // Weight and quantity may be any short text: the form says what is wrong.
  packWeight: isShort,
  quantity: isShort,
  unit: isUnit,
  sample: (text: string) => text === '1',
} as const satisfies Record<keyof OrderLink, (text: string) => boolean>;

/**
 * Path and query of the order form, filled in. Leaves out packs that an empty form has anyway (no weight, one pack, the
 * first unit), and blanks, but not a cleared quantity. Text that is no number stays as typed.
 */
export function formatOrderLink(id: ProductId, packs: Partial<TypedPacks> = {}): string {
  const { quantity: typed, unit = '' } = packs;
  const packWeight = normalizeWeight(packs.packWeight ?? '');
  const quantity = String(parseQuantity(typed ?? '') ?? typed?.trim() ?? '');
  const isChanged = `${packWeight} ${quantity} ${unit}` !== ` ${minQuantity} ${units[0]}`;
  const fields = Object.entries({ type: getStoredType(id), ...(isChanged && { packWeight, quantity, unit }) });
  const filled = fields.filter(([name, text]) => text !== '' || (name === 'quantity' && typed !== undefined));
  return `${orderPath(getCategory(id))}?${new URLSearchParams(filled)}`;
}

export function sampleLink(id: ProductId): string {
  return `${formatOrderLink(id)}&sample=1`;
}

export function parseOrderLink(search: string): OrderLink {
  const params = new URLSearchParams(search);
  const fields = Object.entries(parameterRules).flatMap(([name, isAllowed]) => {
    const text = params.get(name)?.trim();
    return text !== undefined && isAllowed(text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(fields);
}

function isShort(text: string): boolean {
  return text.length <= maxTypedLength;
}
