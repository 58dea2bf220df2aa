import { randomBytes } from 'node:crypto';
import { loggedPath } from './logged-path.ts';

interface RequestEnv {
  readonly outgoing?: { setHeader(name: string, value: string): unknown };
  readonly requestId?: string;
}
type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

export interface RequestEntry {
  readonly request: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly ms: number;
}

type RecordRequest = (entry: RequestEntry) => void;

/**
 * Records each request, and gives it an id, which is told to the handler in `env` and to the client of the API in a
 * header.
 */
export function withRequestLog<Env extends RequestEnv>(fetch: Fetch<Env>, record: RecordRequest): Fetch<Env> {
  return (request, env) => {
    const started = performance.now();
    const { method, url } = request;
    const id = chooseRequestId(request.headers.get(requestIdHeader) ?? undefined);
    // Pages get none: Node would have to merge it with the other headers of each response.
    if (url.includes('/api/')) env?.outgoing?.setHeader(requestIdHeader, id);
    const result = fetch(request, { ...env, requestId: id });
    const recordStatus = ({ status }: Response) => record({ request: id, method, url, status, ms: msSince(started) });
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

/** A line of JSON: time, id, method, path, status and milliseconds; never an e-mail. */
export function requestLine({ request, method, url, status, ms }: RequestEntry): string {
  return JSON.stringify({ at: new Date().toISOString(), request, method, path: loggedPath(url), status, ms });
}

const requestIdHeader = 'x-request-id';
const processId = randomBytes(4).toString('hex');
let requestCount = 0;

/** Takes the id that nginx gave, so that both logs have the same one; else makes one. */
function chooseRequestId(given: string | undefined): string {
  return given !== undefined && /^[0-9a-f]{32}$/.test(given) ? given : `${processId}.${(requestCount++).toString(36)}`;
}

function msSince(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}
