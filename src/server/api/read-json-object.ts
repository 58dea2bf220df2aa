import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isObject, parseJson } from '#domain/json.ts';
import { failure, success, type Result } from '#domain/result.ts';

const maxBytes = 16 * 1024;
const maxTypeLength = 200;
const respondIfTooLarge = bodyLimit({ maxSize: maxBytes, onError: () => new Response() });
const utf8 = new TextDecoder('utf-8', { fatal: true });

export type JsonObject = Readonly<Record<string, unknown>>;
export type BodyError = 'unsupported-media-type' | 'too-large' | 'bad-request' | 'invalid-json' | 'not-object';

export async function readJsonObject(context: Context): Promise<Result<JsonObject, BodyError>> {
  if (!isJsonRequest(context.req.raw.headers)) return failure('unsupported-media-type');
  let bytes: ArrayBuffer;
  try {
    if (await isTooLarge(context)) return failure('too-large');
    bytes = await context.req.arrayBuffer();
  } catch {
    return failure('bad-request');
  }
  const value = parseJson(parseUtf8(bytes));
  if (value === undefined) return failure('invalid-json');
  return isObject(value) ? success(value) : failure('not-object');
}

/**
 * Trusts a declared length, which Node's parser enforces. Without one, the bytes are counted by web streams, which
 * double the processor time of a POST (measured).
 */
async function isTooLarge(context: Context): Promise<boolean> {
  const length = context.req.header('content-length');
  if (length !== undefined) return Number(length) > maxBytes;
  return (await respondIfTooLarge(context, () => Promise.resolve())) !== undefined;
}

function isJsonRequest(headers: Headers): boolean {
  const header = headers.get('content-type') ?? '';
  if (header.length > maxTypeLength) return false;
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const isUncompressed = /^(identity)?$/.test(headers.get('content-encoding') ?? '');
  return type.trim() === 'application/json' && isUtf8 && isUncompressed;
}

function parseUtf8(bytes: ArrayBuffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
