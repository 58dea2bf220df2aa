import { Hono, type Context } from 'hono';
import { cartItemToJson, idempotencyHeader, type ErrorJson } from '#contract';
import { parseCartItem, parseCartItemChange, type CartItemError } from '#domain/cart-item.ts';
import { CartConflict, type CartConflictReason, type CartStore } from '#domain/cart-store.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { cartItemMessages, serverMessages } from '#text/messages.ts';
import { isJsonRequest, parseJson, readBody } from './request-body.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const keyPattern = /^[!-~]{1,100}$/;

const conflictMessages: Readonly<Record<CartConflictReason, string>> = {
  'cart-full': serverMessages.cartFull,
  'key-reused': serverMessages.keyReused,
};

/** GET, POST, PATCH and DELETE of cart items, below the path they are mounted at. */
export function cartRoutes(carts: CartStore): Hono {
  return new Hono()
    .get('/', async (context) => {
      const email = context.req.query('email')?.trim() ?? '';
      if (email === '') return refused(context, 400, serverMessages.emailMissing);
      if (!isEmail(email)) return problem(context, 'invalid-email');
      const items = await carts.list(normalizeEmail(email));
      return context.json(items.map(cartItemToJson));
    })
    .post('/', async (context) => {
      const key = context.req.header(idempotencyHeader);
      if (key !== undefined && !keyPattern.test(key)) return refused(context, 400, serverMessages.badKey);
      const body = await jsonObject(context);
      if (body instanceof Response) return body;
      const parsed = parseCartItem(body);
      if (!parsed.ok) return problem(context, parsed.error);
      try {
        return context.json(cartItemToJson(await carts.add(parsed.value, key)), 201);
      } catch (error) {
        if (error instanceof CartConflict) return refused(context, 409, conflictMessages[error.reason]);
        throw error;
      }
    })
    .all('/', (context) => notAllowed(context, 'GET, HEAD, POST'))
    .patch('/:id', async (context) => {
      const id = context.req.param('id');
      const body = await jsonObject(context);
      if (body instanceof Response) return body;
      const parsed = parseCartItemChange(body);
      if (!parsed.ok) return problem(context, parsed.error);
      const item = idPattern.test(id) ? await carts.change(id, parsed.value) : undefined;
      return item ? context.json(cartItemToJson(item)) : refused(context, 404, serverMessages.itemNotFound);
    })
    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      const isRemoved = idPattern.test(id) && (await carts.remove(id));
      return isRemoved ? context.body(null, 204) : refused(context, 404, serverMessages.itemNotFound);
    })
    .all('/:id', (context) => notAllowed(context, 'PATCH, DELETE'));
}

/** An answer that is not a success; the sentence is all that is said. */
export function refused(
  context: Context,
  status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503,
  error: string,
) {
  return context.json({ error } satisfies ErrorJson, status);
}

/** The answer to a method that an address does not take. */
export function notAllowed(context: Context, allow: string): Response {
  context.header('Allow', allow);
  return refused(context, 405, serverMessages.methodNotAllowed);
}

function problem(context: Context, name: CartItemError): Response {
  return refused(context, 400, cartItemMessages[name]);
}

/** The fields of a JSON body, or the answer that refuses it. */
async function jsonObject(context: Context): Promise<Readonly<Record<string, unknown>> | Response> {
  if (!isJsonRequest(context.req.raw.headers)) return refused(context, 415, serverMessages.notJson);
  const bytes = await readBody(context.req.raw);
  if (bytes === 'too-large') return refused(context, 413, serverMessages.tooLarge);
  if (bytes === 'cut-off') return refused(context, 400, serverMessages.badRequest);
  const value = parseJson(bytes);
  if (value === undefined) return refused(context, 400, serverMessages.badJson);
  return isFields(value) ? value : refused(context, 400, serverMessages.notObject);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
