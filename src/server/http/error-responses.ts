import type { ErrorJson } from '#contract';
import { commonApiHeaders, commonHeaders, type HeaderFields } from './headers.ts';
import { localizeError, type ErrorName } from './localize-error.ts';

type RespondWithError = (
  acceptLanguage: string | null | undefined,
  status: number,
  name: ErrorName,
  extraHeaders?: HeaderFields,
) => Response;

export function createJsonErrorResponder(siteUrl: string): RespondWithError {
  const fields = { ...commonApiHeaders(siteUrl), 'Content-Type': 'application/json' };
  return createErrorResponder(fields, (text) => JSON.stringify({ error: text } satisfies ErrorJson));
}

export function createTextErrorResponder(siteUrl: string): RespondWithError {
  return createErrorResponder(
    { ...commonHeaders(siteUrl), 'Content-Type': 'text/plain; charset=utf-8' },
    (text) => text,
  );
}

function createErrorResponder(fields: HeaderFields, toBody: (text: string) => string): RespondWithError {
  return (acceptLanguage, status, name, extraHeaders) => {
    const { text, headers } = localizeError(name, acceptLanguage);
    return new Response(toBody(text), { status, headers: { ...fields, ...headers, ...extraHeaders } });
  };
}
