import type { Context } from 'hono';
import type { ErrorJson } from '#contract';
import { errorMessage, type ErrorName } from '#server/error-messages.ts';
import { apiHeaders, commonHeaders, type HeaderFields } from '#server/headers.ts';

type ErrorStatus = 400 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** Makes the responses of the API, with the headers that each of them has. */
export interface ApiResponses {
  json(value: unknown, status?: 200 | 201 | 503): Response;
  /** A 204. */
  empty(): Response;
  /** The message of an error, in the language that the client asks for. */
  error(context: Context, status: ErrorStatus, error: ErrorName, headers?: HeaderFields): Response;
  /** A 405; `allow` lists the methods that the path supports. */
  methodNotAllowed(context: Context, allow: string): Response;
}

/** The responses of the site at `siteUrl`. */
export function createResponses(siteUrl: string): ApiResponses {
  // Plain objects: Node takes them as they are, while `Headers` are checked, sorted and copied for each response.
  const commonFields = { ...commonHeaders(siteUrl), ...apiHeaders };
  const jsonFields = { ...commonFields, 'Content-Type': 'application/json' };

  const error: ApiResponses['error'] = (context, status, name, fields) => {
    const { text, headers } = errorMessage(name, context.req.header('accept-language'));
    const body = JSON.stringify({ error: text } satisfies ErrorJson);
    return new Response(body, { status, headers: { ...jsonFields, ...headers, ...fields } });
  };
  return {
    json: (value, status = 200) => new Response(JSON.stringify(value), { status, headers: jsonFields }),
    empty: () => new Response(null, { status: 204, headers: commonFields }),
    error,
    methodNotAllowed: (context, allow) => error(context, 405, 'methodNotAllowed', { Allow: allow }),
  };
}
