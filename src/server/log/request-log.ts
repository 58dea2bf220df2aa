import { randomBytes } from 'node:crypto';
import { getPath } from 'hono/utils/url';
import { isApiPath } from '#contract';
import type { FetchHandler } from '#server/http/fetch-handler.ts';
import { toLoggedPath } from './logged-path.ts';

const requestIdHeader = 'x-request-id';
const idPrefixOfProcess = randomBytes(4).toString('hex');
let requestCount = 0;

interface RequestBindings {
  readonly outgoing?: { readonly setHeader: (name: string, value: string) => unknown };
  readonly requestId?: string;
}

export interface RequestEntry {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly ms: number;
}

type RecordRequest = (entry: RequestEntry) => void;

export function withRequestLog<Bindings extends RequestBindings>(
  dispatch: FetchHandler<Bindings>,
  record: RecordRequest,
): FetchHandler<Bindings> {
  return (request, bindings) => {
    const started = performance.now();
    const { method, url } = request;
    const id = chooseRequestId(request.headers.get(requestIdHeader));
    // Responses of pages get no request id, because Node would have to merge this header with those of each response.
    if (isApiPath(getPath(request))) bindings?.outgoing?.setHeader(requestIdHeader, id);
    const result = dispatch(request, { ...bindings, requestId: id });
    const recordStatus = ({ status }: Response) => record({ id, method, url, status, ms: measureMsSince(started) });
    if (!(result instanceof Promise)) {
      recordStatus(result);
      return result;
    }
    return result.then((response) => {
      recordStatus(response);
      return response;
    });
  };
}

export function formatRequestLine({ id, method, url, status, ms }: RequestEntry): string {
  return JSON.stringify({ at: new Date().toISOString(), request: id, method, path: toLoggedPath(url), status, ms });
}

/** Takes the id that nginx gave, so that both logs have the same id. Without nginx, makes one. */
function chooseRequestId(nginxId: string | null): string {
  return nginxId !== null && /^[0-9a-f]{32}$/.test(nginxId)
    ? nginxId
    : `${idPrefixOfProcess}.${(requestCount++).toString(36)}`;
}

function measureMsSince(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}
