import { Hono, type Context } from 'hono';
import { cartItemToJson, idempotencyHeader } from '#contract';
import type { CartItemError } from '#domain/cart-item.ts';
import { CartConflict, type CartConflictReason, type CartRepository } from '#domain/cart-repository.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { parseCartItem, parseCartItemChange } from '#domain/parse-cart-item.ts';
import type { ErrorName } from '#server/error-messages.ts';
import { readJsonObject } from './json-body.ts';
import { errorResponse, methodNotAllowed } from './responses.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const keyPattern = /^[!-~]{1,100}$/;

const conflictErrors: Readonly<Record<CartConflictReason, ErrorName>> = {
  'cart-full': 'cartFull',
  'key-reused': 'keyReused',
};

/** GET, POST, PUT, PATCH and DELETE of cart items, relative to the mount path. */
export function cartRoutes(carts: CartRepository): Hono {
  return new Hono()
    .get('/', async (context) => {
      const email = context.req.query('email')?.trim() ?? '';
      if (email === '') return errorResponse(context, 400, 'emailMissing');
      if (!isEmail(email)) return validationError(context, 'invalid-email');
      const items = await carts.list(normalizeEmail(email));
      return context.json(items.map(cartItemToJson));
    })
    .post('/', async (context) => {
      const key = context.req.header(idempotencyHeader);
      if (key !== undefined && !keyPattern.test(key)) return errorResponse(context, 400, 'badKey');
      const body = await readJsonObject(context);
      if (body instanceof Response) return body;
      const parsed = parseCartItem(body);
      if (!parsed.ok) return validationError(context, parsed.error);
      const item = await carts.add(parsed.value, key).catch(toConflict);
      return item instanceof CartConflict ? conflict(context, item) : context.json(cartItemToJson(item), 201);
    })
    .all('/', (context) => methodNotAllowed(context, 'GET, HEAD, POST'))
    .patch('/:id', async (context) => {
      const id = context.req.param('id');
      const body = await readJsonObject(context);
      if (body instanceof Response) return body;
      const parsed = parseCartItemChange(body);
      if (!parsed.ok) return validationError(context, parsed.error);
      const item = idPattern.test(id) ? await carts.update(id, parsed.value) : undefined;
      return item ? context.json(cartItemToJson(item)) : errorResponse(context, 404, 'itemNotFound');
    })
    .put('/:id', async (context) => {
      const id = context.req.param('id');
      const body = await readJsonObject(context);
      if (body instanceof Response) return body;
      const parsed = parseCartItem(body);
      if (!parsed.ok) return validationError(context, parsed.error);
      const item = idPattern.test(id) ? await carts.restore(id, parsed.value).catch(toConflict) : undefined;
      if (item instanceof CartConflict) return conflict(context, item);
      return item ? context.json(cartItemToJson(item)) : errorResponse(context, 404, 'itemNotFound');
    })
    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      const isRemoved = idPattern.test(id) && (await carts.remove(id));
      return isRemoved ? context.body(null, 204) : errorResponse(context, 404, 'itemNotFound');
    })
    .all('/:id', (context) => methodNotAllowed(context, 'PUT, PATCH, DELETE'));
}

function validationError(context: Context, error: CartItemError): Response {
  return errorResponse(context, 400, error);
}

/** Keeps a conflict as a value; throws any other error again. */
function toConflict(error: unknown): CartConflict {
  if (error instanceof CartConflict) return error;
  throw error;
}

function conflict(context: Context, { reason }: CartConflict): Response {
  return errorResponse(context, 409, conflictErrors[reason]);
}
