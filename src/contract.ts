import { isQuantity, isUnit, type CartItem, type NewCartItem } from '#domain/cart-item.ts';

/** Addresses of the API. */
export const apiPaths = {
  cart: '/api/cart',
  cartOf: (email: string) => `/api/cart?email=${encodeURIComponent(email)}`,
  cartItem: (id: string) => `/api/cart/${encodeURIComponent(id)}`,
  health: '/api/health',
} as const;

/** Address of the page that holds the review widget; it is shown only in a frame of the home page. */
export const reviewsFramePath = '/reviews-frame';

/** What that page posts to the home page: how high its content is, in CSS pixels. */
export interface ReviewsHeightMessage {
  readonly reviewsHeight: number;
}

/** Name of the header that marks repeated sendings of one POST. */
export const idempotencyHeader = 'Idempotency-Key';

/** A cart item as it crosses the wire; `_id` is what the rest of the code calls `id`. */
export type CartItemJson = NewCartItem & { readonly _id: string };

/** The body of every answer that is not a success: one plain sentence. */
export interface ErrorJson {
  readonly error: string;
}

export function cartItemToJson({ id, ...fields }: CartItem): CartItemJson {
  return { _id: id, ...fields };
}

/** Reads one item of an answer; undefined when the value is not one. */
export function cartItemFromJson(json: unknown): CartItem | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { _id, category, type, quantity, packWeight, unit, email } = json as Partial<
    Record<keyof CartItemJson, unknown>
  >;
  if (typeof _id !== 'string' || typeof category !== 'string' || typeof type !== 'string') return undefined;
  if (!isQuantity(quantity) || typeof packWeight !== 'string' || !isUnit(unit)) return undefined;
  return { id: _id, category, type, quantity, packWeight, unit, email: typeof email === 'string' ? email : '' };
}

/** Reads the list of an answer; undefined when it is not a list of items. */
export function cartFromJson(json: unknown): CartItem[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const items = json.map(cartItemFromJson);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** The `error` sentence of a failed answer's body; undefined when it has none. */
export function errorFromJson(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('error' in json)) return undefined;
  return typeof json.error === 'string' && json.error.trim() !== '' ? json.error : undefined;
}
