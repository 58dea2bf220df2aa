import type { ErrorJson } from '#contract';
import { apiHeaders, commonHeaders, type HeaderFields } from './headers.ts';
import { localizeError, type ErrorName } from './localized-errors.ts';

/** Makes the response to an error, in the language that the header `Accept-Language` prefers. */
export type RespondWithError = (
  acceptLanguage: string | null | undefined,
  status: number,
  error: ErrorName,
  headers?: HeaderFields,
) => Response;

export function createJsonErrors(siteUrl: string): RespondWithError {
  const fields = { ...commonHeaders(siteUrl), ...apiHeaders, 'Content-Type': 'application/json' };
  return (acceptLanguage, status, error, more) => {
    const { text, headers } = localizeError(error, acceptLanguage ?? undefined);
    const body = JSON.stringify({ error: text } satisfies ErrorJson);
    return new Response(body, { status, headers: { ...fields, ...headers, ...more } });
  };
}

export function createTextErrors(siteUrl: string): RespondWithError {
  const fields = { ...commonHeaders(siteUrl), 'Content-Type': 'text/plain; charset=utf-8' };
  return (acceptLanguage, status, error, more) => {
    const { text, headers } = localizeError(error, acceptLanguage ?? undefined);
    return new Response(text, { status, headers: { ...fields, ...headers, ...more } });
  };
}
