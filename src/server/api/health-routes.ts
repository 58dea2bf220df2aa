import { Hono } from 'hono';
import { apiPaths } from '#contract';
import { version } from '#server/config/version.ts';
import type { Health } from '#server/monitoring/health.ts';
import type { ApiEnv } from './guards.ts';
import type { ApiResponses } from './responses.ts';

/**
 * Whether the process is well, and whether carts can be stored: two questions, since a restart mends only the first.
 */
export function healthRoutes(health: Health, { json, methodNotAllowed }: ApiResponses): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(apiPaths.health, () => {
      // The log has the reason.
      return health.fault() === undefined ? json({ status: 'ok', version }) : json({ status: 'failed', version }, 503);
    })
    .get(apiPaths.ready, async () => {
      await health.ready();
      return json({ status: 'ready', version });
    })
    .all(apiPaths.health, (context) => methodNotAllowed(context.req.raw, 'GET, HEAD'))
    .all(apiPaths.ready, (context) => methodNotAllowed(context.req.raw, 'GET, HEAD'));
}
