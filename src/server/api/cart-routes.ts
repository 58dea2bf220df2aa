import { Hono, type Context } from 'hono';
import { cartItemToJson, idempotencyHeader } from '#contract';
import type { CartRepository } from '#domain/cart/cart-repository.ts';
import { parseCartItem, parseCartItemChange } from '#domain/cart/parse-cart-item.ts';
import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import type { ErrorName } from '#server/http/error-messages.ts';
import type { CartQuota } from './cart-quota.ts';
import { readJsonObject } from './json-body.ts';
import type { ApiEnv } from './middleware.ts';
import type { ApiResponses, ErrorStatus } from './responses.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const keyPattern = /^[!-~]{1,100}$/;

export function cartRoutes(carts: CartRepository, quota: CartQuota, responses: ApiResponses): Hono<ApiEnv> {
  const { json, methodNotAllowed } = responses;
  const fail = (context: Context, status: ErrorStatus, name: ErrorName) =>
    responses.error(context.req.raw, status, name);
  return new Hono<ApiEnv>()
    .get('/', async (context) => {
      const email = context.req.query('email')?.trim() ?? '';
      if (email === '') return fail(context, 400, 'missing-email');
      if (!isEmail(email)) return fail(context, 400, 'invalid-email');
      const items = await carts.list(normalizeEmail(email));
      return json(items.map(cartItemToJson));
    })
    .post('/', async (context) => {
      const key = context.req.header(idempotencyHeader);
      if (key !== undefined && !keyPattern.test(key)) return fail(context, 400, 'bad-key');
      const body = await readJsonObject(context, responses);
      if (body instanceof Response) return body;
      const parsed = parseCartItem(body);
      if (!parsed.ok) return fail(context, 400, parsed.error);
      const waitMs = quota.consume(context.var.client, parsed.value.email);
      if (waitMs > 0) return responses.tooMany(context.req.raw, 'too-many-carts', waitMs);
      return json(cartItemToJson(await carts.add(parsed.value, key)), 201);
    })
    .all('/', (context) => methodNotAllowed(context.req.raw, 'GET, HEAD, POST'))
    .patch('/:id', async (context) => {
      const id = context.req.param('id');
      const body = await readJsonObject(context, responses);
      if (body instanceof Response) return body;
      const parsed = parseCartItemChange(body);
      if (!parsed.ok) return fail(context, 400, parsed.error);
      const item = idPattern.test(id) ? await carts.update(id, parsed.value) : undefined;
      return item ? json(cartItemToJson(item)) : fail(context, 404, 'item-not-found');
    })
    .put('/:id', async (context) => {
      const id = context.req.param('id');
      const body = await readJsonObject(context, responses);
      if (body instanceof Response) return body;
      const parsed = parseCartItem(body);
      if (!parsed.ok) return fail(context, 400, parsed.error);
      const item = idPattern.test(id) ? await carts.restore(id, parsed.value) : undefined;
      return item ? json(cartItemToJson(item)) : fail(context, 404, 'item-not-found');
    })
    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      const isRemoved = idPattern.test(id) && (await carts.remove(id));
      return isRemoved ? responses.empty() : fail(context, 404, 'item-not-found');
    })
    .all('/:id', (context) => methodNotAllowed(context.req.raw, 'PUT, PATCH, DELETE'));
}
