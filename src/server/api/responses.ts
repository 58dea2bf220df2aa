import type { Context } from 'hono';
import type { ErrorJson } from '#contract';
import { errorMessage, type ErrorName } from '#server/error-messages.ts';

type ErrorStatus = 400 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** A response with a status of 400 or above, and the message of the error in the language that the client asks for. */
export function errorResponse(context: Context, status: ErrorStatus, error: ErrorName) {
  const { text, headers } = errorMessage(error, context.req.header('accept-language'));
  return context.json({ error: text } satisfies ErrorJson, status, headers);
}

/** A 405; `allow` lists the methods that the path supports. */
export function methodNotAllowed(context: Context, allow: string): Response {
  context.header('Allow', allow);
  return errorResponse(context, 405, 'methodNotAllowed');
}
