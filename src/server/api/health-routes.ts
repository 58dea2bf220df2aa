import { Hono } from 'hono';
import { apiPaths } from '#contract';
import { version } from '#server/config/version.ts';
import type { Health } from '#server/monitoring/health.ts';
import type { ApiEnv } from './request-guard.ts';
import type { ApiResponses } from './responses.ts';

/** `health` fails only if the process must be restarted, `ready` whenever carts can't be stored. */
export function createHealthRoutes(health: Health, { json, methodNotAllowed }: ApiResponses): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(apiPaths.health, () => {
      return health.findFault() === undefined
        ? json({ status: 'ok', version })
        : json({ status: 'failed', version }, 503);
    })
    .get(apiPaths.ready, async () => {
      // If it rejects, `respondToError` of `api.ts` sends the 503.
      await health.assertReady();
      return json({ status: 'ready', version });
    })
    .all(apiPaths.health, (context) => methodNotAllowed(context.req.raw, 'GET, HEAD'))
    .all(apiPaths.ready, (context) => methodNotAllowed(context.req.raw, 'GET, HEAD'));
}
