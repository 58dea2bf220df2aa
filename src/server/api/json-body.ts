import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiResponses } from './responses.ts';

const maxSize = 16 * 1024;
const limitBody = bodyLimit({ maxSize, onError: () => new Response() });
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a JSON object of at most 16 KiB; returns the error response if the request has none. */
export async function readJsonObject(
  context: Context,
  { error }: ApiResponses,
): Promise<Readonly<Record<string, unknown>> | Response> {
  if (!isJsonRequest(context.req.raw.headers)) return error(context, 415, 'notJson');
  let bytes: ArrayBuffer;
  try {
    if (await isTooLarge(context)) return error(context, 413, 'tooLarge');
    bytes = await context.req.arrayBuffer();
  } catch {
    // The connection broke before the end of the body.
    return error(context, 400, 'badRequest');
  }
  const value = parseJson(bytes);
  if (value === undefined) return error(context, 400, 'badJson');
  return isPlainObject(value) ? value : error(context, 400, 'notObject');
}

/**
 * By the declared length, which Node's parser enforces. Only a body of unknown length is counted: that needs the streams of
 * the web API, which double the processor time of a POST (measured).
 */
async function isTooLarge(context: Context): Promise<boolean> {
  const length = context.req.header('content-length');
  if (length !== undefined) return Number(length) > maxSize;
  return (await limitBody(context, () => Promise.resolve())) !== undefined;
}

/** True if the Content-Type is JSON in UTF-8, without a Content-Encoding. */
function isJsonRequest(headers: Headers): boolean {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const isUncompressed = /^(identity)?$/.test(headers.get('content-encoding') ?? '');
  return type.trim() === 'application/json' && isUtf8 && isUncompressed;
}

/** Undefined if the bytes are not UTF-8 or not JSON. */
function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
