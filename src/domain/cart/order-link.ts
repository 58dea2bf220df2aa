import { getCategoryId, getStoredType, type ProductId } from '#domain/catalogue/catalogue.ts';
import { orderPath } from '#domain/catalogue/categories.ts';
import { isUnit, maxStoredNameLength, minQuantity, units, type PacksInput, type Unit } from './cart-item.ts';
import { normalizeWeight, parseQuantity } from './packs-input.ts';

/** The parameters of the URL: the names of the form's fields, so that a native GET form writes the same URL. */
interface OrderLink extends Partial<Omit<PacksInput, 'unit'>> {
  readonly type?: string;
  readonly unit?: Unit;
  readonly sample?: '1';
}

const maxTypedAmountLength = 20;

/**
 * Returns the path and query that open the order form with these packs, or without packs if they are those of the empty
 * form: no weight, one pack, the first unit. An emptied quantity, and text that is no number, stay as typed.
 */
export function formatOrderLink(id: ProductId, packs: Partial<PacksInput> = {}): string {
  const { quantity: typedQuantity = '', unit = '' } = packs;
  const packWeight = normalizeWeight(packs.packWeight ?? '');
  const quantity = String(parseQuantity(typedQuantity) ?? typedQuantity.trim());
  const isEmptyForm = packWeight === '' && quantity === String(minQuantity) && unit === units[0];
  const fields = Object.entries({ type: getStoredType(id), ...(!isEmptyForm && { packWeight, quantity, unit }) });
  const filled = fields.filter(([name, text]) => text !== '' || (name === 'quantity' && packs.quantity !== undefined));
  return `${orderPath(getCategoryId(id))}?${new URLSearchParams(filled)}`;
}

export function formatSampleLink(id: ProductId): string {
  return `${formatOrderLink(id)}&sample=1`;
}

export function parseOrderLink(search: string): OrderLink {
  const params = new URLSearchParams(search);
  const read = (name: keyof OrderLink) => params.get(name)?.trim();
  const type = read('type') ?? '';
  const packWeight = read('packWeight');
  const quantity = read('quantity');
  const unit = read('unit');
  const sample = read('sample');
  return {
    ...(type !== '' && type.length <= maxStoredNameLength && { type }),
    ...(isShort(packWeight) && { packWeight }),
    ...(isShort(quantity) && { quantity }),
    ...(isUnit(unit) && { unit }),
    ...(sample === '1' && { sample }),
  };
}

function isShort(text: string | undefined): text is string {
  return text !== undefined && text.length <= maxTypedAmountLength;
}
