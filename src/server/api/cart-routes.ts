import { Hono, type Context } from 'hono';
import { idempotencyHeader, toCartItemJson } from '#contract';
import type { CartItemError } from '#domain/cart/cart-item.ts';
import type { CartRepository } from '#domain/cart/cart-repository.ts';
import { parseCartItem, parseCartItemChange } from '#domain/cart/parse-cart-item.ts';
import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import type { Result } from '#domain/result.ts';
import type { ErrorName } from '#server/http/localize-error.ts';
import type { CartQuota } from './cart-quota.ts';
import { readJsonObject, type BodyError, type JsonObject } from './read-json-object.ts';
import type { ApiEnv } from './request-guard.ts';
import type { ApiResponses, ErrorStatus } from './responses.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const keyPattern = /^[!-~]{1,100}$/;
const statusByError: Readonly<Partial<Record<BodyError | CartItemError, ErrorStatus>>> = {
  'unsupported-media-type': 415,
  'too-large': 413,
};

export function createCartRoutes(
  cartRepository: CartRepository,
  quota: CartQuota,
  responses: ApiResponses,
): Hono<ApiEnv> {
  const { json, methodNotAllowed } = responses;
  const respondWithError = (context: Context, status: ErrorStatus, name: ErrorName) =>
    responses.error(context.req.raw, status, name);
  const respondWithBodyError = (context: Context, name: BodyError | CartItemError) =>
    respondWithError(context, statusByError[name] ?? 400, name);
  return new Hono<ApiEnv>()
    .get('/', async (context) => {
      const email = context.req.query('email')?.trim() ?? '';
      if (email === '') return respondWithError(context, 400, 'missing-email');
      if (!isEmail(email)) return respondWithError(context, 400, 'invalid-email');
      const items = await cartRepository.list(normalizeEmail(email));
      return json(items.map(toCartItemJson));
    })
    .post('/', async (context) => {
      const key = context.req.header(idempotencyHeader);
      if (key !== undefined && !keyPattern.test(key)) return respondWithError(context, 400, 'bad-key');
      const parsed = await readBody(context, parseCartItem);
      if (!parsed.ok) return respondWithBodyError(context, parsed.error);
      const waitMs = quota.consume(context.var.clientAddress, parsed.value.email);
      if (waitMs > 0) return responses.tooManyRequests(context.req.raw, 'too-many-carts', waitMs);
      return json(toCartItemJson(await cartRepository.add(parsed.value, key)), 201);
    })
    .all('/', (context) => methodNotAllowed(context.req.raw, 'GET, HEAD, POST'))
    .patch('/:id', async (context) => {
      const id = context.req.param('id');
      const parsed = await readBody(context, parseCartItemChange);
      if (!parsed.ok) return respondWithBodyError(context, parsed.error);
      const changed = idPattern.test(id) ? await cartRepository.update(id, parsed.value) : undefined;
      return changed ? json(toCartItemJson(changed)) : respondWithError(context, 404, 'item-not-found');
    })
    .put('/:id', async (context) => {
      const id = context.req.param('id');
      const parsed = await readBody(context, parseCartItem);
      if (!parsed.ok) return respondWithBodyError(context, parsed.error);
      const restored = idPattern.test(id) ? await cartRepository.restore(id, parsed.value) : undefined;
      return restored ? json(toCartItemJson(restored)) : respondWithError(context, 404, 'item-not-found');
    })
    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      const isRemoved = idPattern.test(id) && (await cartRepository.remove(id));
      return isRemoved ? responses.noContent() : respondWithError(context, 404, 'item-not-found');
    })
    .all('/:id', (context) => methodNotAllowed(context.req.raw, 'PUT, PATCH, DELETE'));
}

async function readBody<Value>(
  context: Context,
  parse: (body: JsonObject) => Result<Value, CartItemError>,
): Promise<Result<Value, BodyError | CartItemError>> {
  const body = await readJsonObject(context);
  return body.ok ? parse(body.value) : body;
}
