import type { Context } from 'hono';
import type { ErrorJson } from '#contract';
import { serverMessages } from '#text/messages.ts';

type ErrorStatus = 400 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** A response with a status of 400 or above and `error` as its message. */
export function errorResponse(context: Context, status: ErrorStatus, error: string) {
  return context.json({ error } satisfies ErrorJson, status);
}

/** A 405; `allow` lists the methods that the path supports. */
export function methodNotAllowed(context: Context, allow: string): Response {
  context.header('Allow', allow);
  return errorResponse(context, 405, serverMessages.methodNotAllowed);
}
