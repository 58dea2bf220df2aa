import {
  isQuantity,
  isUnit,
  optionalFields,
  withoutEmptyFields,
  type CartItem,
  type NewCartItem,
} from '#domain/cart/cart-item.ts';
import { mapFields } from '#domain/fields.ts';
import { toObjectOrEmpty, toTextOrEmpty } from '#domain/json.ts';

export const apiPaths = {
  cart: '/api/cart',
  cartByEmail: (email: string) => `/api/cart?email=${encodeURIComponent(email)}`,
  cartItem: (id: string) => `/api/cart/${encodeURIComponent(id)}`,
  health: '/api/health',
  ready: '/api/ready',
} as const;

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

export const idempotencyHeader = 'Idempotency-Key';

/** The API calls the id `_id`: scripts in open tabs know no other name. */
type CartItemJson = NewCartItem & { readonly _id: string };

export interface ErrorJson {
  readonly error: string;
}

export function toCartItemJson({ id, ...fields }: CartItem): CartItemJson {
  return { _id: id, ...fields };
}

export function parseCartItemJson(json: unknown): CartItem | undefined {
  const fields = toObjectOrEmpty(json);
  const { _id, category, type, quantity, packWeight, unit, email } = fields;
  if (typeof _id !== 'string' || typeof category !== 'string' || typeof type !== 'string') return undefined;
  if (!isQuantity(quantity) || typeof packWeight !== 'string' || !isUnit(unit)) return undefined;
  const texts = mapFields(optionalFields, (field) => toTextOrEmpty(fields[field]));
  return {
    ...withoutEmptyFields({ category, type, quantity, packWeight, unit, ...texts }),
    id: _id,
    email: toTextOrEmpty(email),
  };
}

export function parseCartJson(json: unknown): CartItem[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const items = json.map(parseCartItemJson);
  return items.every((item) => item !== undefined) ? items : undefined;
}

export function parseErrorJson(json: unknown): string | undefined {
  const { error } = toObjectOrEmpty(json);
  return typeof error === 'string' && error.trim() !== '' ? error : undefined;
}

export const reviewsFramePath = '/reviews-frame';

/** What the document at `reviewsFramePath` posts to the page around its frame; the height is in CSS pixels. */
export interface ReviewsHeightMessage {
  readonly reviewsHeight: number;
}
