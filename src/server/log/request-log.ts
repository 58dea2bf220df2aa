import { randomBytes } from 'node:crypto';

interface RequestEnv {
  readonly outgoing?: { setHeader(name: string, value: string): unknown };
  readonly requestId?: string;
}
type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

export interface RequestEntry {
  readonly request: string;
  readonly method: string | undefined;
  readonly url: string;
  readonly status: number;
  readonly ms: number;
}

type RecordRequest = (entry: RequestEntry) => void;

/** Records each request, and gives it an id, which is told to the handler in `env` and to the client of the API in a header. */
export function withRequestLog<Env extends RequestEnv>(fetch: Fetch<Env>, record: RecordRequest): Fetch<Env> {
  return (request, env) => {
    const started = performance.now();
    const { method, url } = request;
    const id = requestId(request.headers.get(requestIdHeader) ?? undefined);
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
function requestId(given: string | undefined): string {
  return given !== undefined && /^[0-9a-f]{32}$/.test(given) ? given : `${processId}.${(requestCount++).toString(36)}`;
}

function msSince(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}

const maxPathLength = 200;
const itemPath = /^\/api\/cart\/./i;
/** Matches a truncated UUID too. */
const uuidStart = /[0-9a-f]{8}-?[0-9a-f]{4}/i;
/** Checksum and width of a picture look like the start of a UUID. */
const picturePath = /^\/media\/[a-z0-9-]+-[0-9a-f]{8}-\d{2,4}\.(avif|jpg|png|webp)$/;
const percentEscapes = /%([0-9a-f]{2})/gi;
const suspicious = [/[%@]/, itemPath, uuidStart];

/** Drops the query; replaces ids and possible e-mails in any percent-encoding. */
export function loggedPath(url: string): string {
  const path = /^(?:\w+:\/\/[^/?#]*)?([^?#]*)/.exec(url)?.[1] || '/';
  if (!suspicious.some((pattern) => pattern.test(path)) || picturePath.test(path)) return path.slice(0, maxPathLength);
  if (itemPath.test(decodeAscii(path.slice(0, maxPathLength)))) return '/api/cart/:id';
  return path.split('/').map(redact).join('/').slice(0, maxPathLength);
}

function redact(segment: string): string {
  // Browsers never encode twice, so the segment may be dropped.
  const text = decodeAscii(segment);
  if (text.includes('@') || (text !== segment && text.includes('%'))) return ':redacted';
  return uuidStart.test(text) ? ':id' : segment;
}

/** Decodes ASCII once; unlike `decodeURIComponent` it never throws. */
function decodeAscii(text: string): string {
  return text.replace(percentEscapes, (escape, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code < 0x80 ? String.fromCharCode(code) : escape;
  });
}

export interface BufferedWriter {
  readonly add: (line: string) => void;
  readonly flush: () => void;
}

/** Buffers lines: one system call for each would cost more than most responses. */
export function createBufferedWriter(write: (text: string) => void, delayMs = 100): BufferedWriter {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(`${lines.join('\n')}\n`);
    lines = [];
  };
  return {
    add: (line: string) => {
      lines.push(line);
      timer ??= setTimeout(flush, delayMs).unref();
      if (lines.length >= 500) flush();
    },
    flush,
  };
}
