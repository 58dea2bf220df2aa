import { isQuantity, isUnit, type CartItem, type NewCartItem } from '#domain/cart-item.ts';

/** URL paths of the API. */
export const apiPaths = {
  cart: '/api/cart',
  cartOf: (email: string) => `/api/cart?email=${encodeURIComponent(email)}`,
  cartItem: (id: string) => `/api/cart/${encodeURIComponent(id)}`,
  health: '/api/health',
  ready: '/api/ready',
} as const;

/** The message that the page of the review widget posts to the home page: the height of its content in CSS pixels. */
export interface ReviewsHeightMessage {
  readonly reviewsHeight: number;
}

/** Header that makes POST idempotent. */
export const idempotencyHeader = 'Idempotency-Key';

/** The JSON of a cart item; its `_id` is called `id` elsewhere. */
type CartItemJson = NewCartItem & { readonly _id: string };

/** The body of every error response: a message for visitors. */
export interface ErrorJson {
  readonly error: string;
}

/** Converts a cart item to its JSON. */
export function cartItemToJson({ id, ...fields }: CartItem): CartItemJson {
  return { _id: id, ...fields };
}

/** Parses a cart item of a response; undefined if the value is not one. */
export function parseCartItemJson(json: unknown): CartItem | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { _id, category, type, quantity, packWeight, unit, email, note } = json as Partial<
    Record<keyof CartItemJson, unknown>
  >;
  if (typeof _id !== 'string' || typeof category !== 'string' || typeof type !== 'string') return undefined;
  if (!isQuantity(quantity) || typeof packWeight !== 'string' || !isUnit(unit)) return undefined;
  const item = { id: _id, category, type, quantity, packWeight, unit, email: typeof email === 'string' ? email : '' };
  return typeof note === 'string' && note !== '' ? { ...item, note } : item;
}

/** Parses the cart of a response; undefined if it is not a list of items. */
export function parseCartJson(json: unknown): CartItem[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const items = json.map(parseCartItemJson);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** Parses the message of an error response; undefined if it has none. */
export function parseErrorJson(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('error' in json)) return undefined;
  return typeof json.error === 'string' && json.error.trim() !== '' ? json.error : undefined;
}
