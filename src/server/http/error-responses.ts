import type { ErrorJson } from '#contract';
import { createApiHeaders, createCommonHeaders, type PlainHeaders } from './headers.ts';
import { localizeError, type ErrorName } from './localize-error.ts';

type RespondWithError = (
  acceptLanguage: string | null | undefined,
  status: number,
  name: ErrorName,
  extraHeaders?: PlainHeaders,
) => Response;

export function createJsonErrorResponder(siteUrl: string): RespondWithError {
  const headers = { ...createApiHeaders(siteUrl), 'Content-Type': 'application/json' };
  return createErrorResponder(headers, (text) => JSON.stringify({ error: text } satisfies ErrorJson));
}

export function createTextErrorResponder(siteUrl: string): RespondWithError {
  return createErrorResponder(
    { ...createCommonHeaders(siteUrl), 'Content-Type': 'text/plain; charset=utf-8' },
    (text) => text,
  );
}

function createErrorResponder(headers: PlainHeaders, toBody: (text: string) => string): RespondWithError {
  return (acceptLanguage, status, name, extraHeaders) => {
    const { text, headers: languageHeaders } = localizeError(name, acceptLanguage);
    return new Response(toBody(text), { status, headers: { ...headers, ...languageHeaders, ...extraHeaders } });
  };
}
