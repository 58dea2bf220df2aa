type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

/** Logs one JSON line per request: time, method, path, status and milliseconds to the response; never an e-mail. */
export function withRequestLog<Env>(fetch: Fetch<Env>, write: (line: string) => void): Fetch<Env> {
  const log = (request: Request, status: number, started: number) => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const at = new Date().toISOString();
    write(JSON.stringify({ at, method: request.method, path: loggedPath(request.url), status, ms }));
  };
  return (request, env) => {
    const started = performance.now();
    const result = fetch(request, env);
    if (result instanceof Promise) {
      return result.then((response) => {
        log(request, response.status, started);
        return response;
      });
    }
    log(request, result.status, started);
    return result;
  };
}

const maxPathLength = 200;
const itemPath = /^\/api\/cart\/./i;
/** The start of a UUID, so that truncated ones match too. */
const uuidStart = /[0-9a-f]{8}-?[0-9a-f]{4}/i;
const percentEscapes = /%([0-9a-f]{2})/gi;

/** The path without its query. Replaces ids and possible e-mails, in any percent-encoding. */
export function loggedPath(url: string): string {
  const path = /^\w+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] || '/';
  if (itemPath.test(decodeAscii(path.slice(0, maxPathLength)))) return '/api/cart/:id';
  return path.split('/').map(redact).join('/').slice(0, maxPathLength);
}

function redact(segment: string): string {
  // Double-encoded: browsers never send that, so the segment may be dropped.
  const text = decodeAscii(segment);
  if (text.includes('@') || (text !== segment && text.includes('%'))) return ':redacted';
  return uuidStart.test(text) ? ':id' : segment;
}

/** Decodes one level of percent-encoded ASCII; unlike `decodeURIComponent` it never throws. */
function decodeAscii(text: string): string {
  return text.replace(percentEscapes, (escape, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code < 0x80 ? String.fromCharCode(code) : escape;
  });
}

/** Buffers lines, because one system call per line would cost more than most responses. */
export function createBufferedWriter(write: (text: string) => void, delayMs = 100) {
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
