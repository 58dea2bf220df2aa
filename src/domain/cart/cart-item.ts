import { getKeys, pickFields } from '#domain/fields.ts';

/** The first unit is the default of forms and links. */
export const units = ['kg', 'ml', 'l'] as const;
export type Unit = (typeof units)[number];

export const minQuantity = 1;
export const maxQuantity = 1_000_000;
export const maxStoredNameLength = 100;
export const maxCartItems = 200;
export const maxNoteLength = 120;
export const maxWeightDigits = 6;

/**
 * `category` and `type` are the English names that `getStoredNames` returns; `packWeight` is a decimal as text, as
 * `normalizeWeight` returns it.
 */
export interface CartItem {
  readonly id: string;
  readonly category: string;
  readonly type: string;
  readonly quantity: number;
  readonly packWeight: string;
  readonly unit: Unit;
  readonly email: string;
  /** One line, such as the cut length; absent if there is none, never empty. */
  readonly note?: string;
}

export type ItemProduct = Pick<CartItem, 'category' | 'type'>;

export type Packs = Pick<CartItem, 'quantity' | 'packWeight' | 'unit'>;
export type PacksInput = Readonly<Record<keyof Packs, string>>;

export type NewCartItem = Omit<CartItem, 'id'>;

export type ItemContent = Omit<CartItem, 'id' | 'email'>;
export type ItemField = keyof ItemContent;

/**
 * Storage, links, files and the contract list an item's fields by this object. A shared link holds the values in this
 * order without names: add a new field at the end, so that old links stay readable.
 */
const fields = {
  category: 'required',
  type: 'required',
  quantity: 'required',
  packWeight: 'required',
  unit: 'required',
  note: 'optional',
} as const satisfies {
  readonly [Field in ItemField]-?: undefined extends ItemContent[Field] ? 'optional' : 'required';
};

export type OptionalField = {
  [Field in ItemField]-?: (typeof fields)[Field] extends 'optional' ? Field : never;
}[ItemField];

export const itemFields: readonly ItemField[] = getKeys(fields);
export const optionalFields = itemFields.filter((field): field is OptionalField => fields[field] === 'optional');
export const requiredFields = itemFields.filter(
  (field): field is Exclude<ItemField, OptionalField> => fields[field] === 'required',
);

export function withoutEmptyFields(content: ItemContent): ItemContent {
  const present = optionalFields.filter((field) => (content[field] ?? '') !== '');
  return { ...pickFields(content, requiredFields), ...pickFields(content, present) };
}

/** A field that is left out stays unchanged; an empty note erases the stored one. */
export type CartItemChange = Partial<Pick<CartItem, 'quantity' | 'packWeight' | 'unit' | 'note'>>;

export type CartItemError =
  | 'missing-fields'
  | 'invalid-email'
  | 'invalid-category'
  | 'invalid-type'
  | 'invalid-weight'
  | 'invalid-quantity'
  | 'invalid-unit'
  | 'invalid-note'
  | 'note-too-long';
export type CartItemChangeError = Exclude<CartItemError, 'invalid-email' | 'invalid-category' | 'invalid-type'>;

export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= minQuantity && value <= maxQuantity;
}

export function isUnit(value: unknown): value is Unit {
  return units.some((unit) => unit === value);
}

export function isWeightText(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(\d+(\.\d*)?|\.\d+)$/.test(value.trim())) return false;
  return value.replaceAll(/\D/g, '').length <= maxWeightDigits;
}
