import { createJsonErrorResponder } from '#server/http/error-responses.ts';
import { createApiHeaders, type PlainHeaders } from '#server/http/headers.ts';
import type { ErrorName } from '#server/http/localize-error.ts';

export const errorStatuses = [400, 403, 404, 405, 409, 413, 415, 429, 500, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

export interface ApiResponses {
  readonly json: (value: unknown, status?: 200 | 201 | 503) => Response;
  readonly noContent: () => Response;
  readonly error: (request: Request, status: ErrorStatus, name: ErrorName, extraHeaders?: PlainHeaders) => Response;
  readonly tooManyRequests: (request: Request, name: ErrorName, waitMs: number) => Response;
  readonly methodNotAllowed: (request: Request, allow: string) => Response;
}

export function createResponses(siteUrl: string): ApiResponses {
  // Plain objects, because Node takes them as they are; `Headers` would be checked, sorted and copied for each
  // response.
  const headers = createApiHeaders(siteUrl);
  const jsonHeaders = { ...headers, 'Content-Type': 'application/json' };
  const respondWithJsonError = createJsonErrorResponder(siteUrl);
  const error: ApiResponses['error'] = (request, status, name, extraHeaders) =>
    respondWithJsonError(request.headers.get('accept-language'), status, name, extraHeaders);
  return {
    json: (value, status = 200) => new Response(JSON.stringify(value), { status, headers: jsonHeaders }),
    noContent: () => new Response(null, { status: 204, headers }),
    error,
    tooManyRequests: (request, name, waitMs) =>
      error(request, 429, name, { 'Retry-After': String(Math.ceil(waitMs / 1000)) }),
    methodNotAllowed: (request, allow) => error(request, 405, 'method-not-allowed', { Allow: allow }),
  };
}
