import { getPath } from 'hono/utils/url';
import { isApiPath } from '#contract';
import type { Api } from './api/api.ts';
import type { Site } from './static/site.ts';

/**
 * Gives requests below `/api` to the API, all others to the pages and files. Pages and files skip the API's router,
 * which would take a fifth of their processor time (measured).
 */
export function createDispatch(api: Api, site: Site): Api['fetch'] {
  return (request, bindings) => {
    if (isApiPath(getPath(request))) return api.fetch(request, bindings);
    const respondToError = (error: unknown) => api.respondToError(error, request, bindings?.requestId);
    try {
      const response = site.respond(request);
      return response instanceof Promise ? response.catch(respondToError) : response;
    } catch (error) {
      return respondToError(error);
    }
  };
}
