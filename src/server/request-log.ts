type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

/** Writes one line a request: time, method, path, status and milliseconds until the answer was ready; never an e-mail. */
export function withRequestLog<Env>(fetch: Fetch<Env>, write: (line: string) => void): Fetch<Env> {
  const log = (request: Request, status: number, started: number) => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const at = new Date().toISOString();
    write(JSON.stringify({ at, method: request.method, path: loggedPath(request.url), status, ms }));
  };
  return (request, env) => {
    const started = performance.now();
    const answer = fetch(request, env);
    if (answer instanceof Promise) {
      return answer.then((response) => {
        log(request, response.status, started);
        return response;
      });
    }
    log(request, answer.status, started);
    return answer;
  };
}

const maxPath = 200;
const itemPath = /^\/api\/cart\/./i;
/** The beginning of a UUID, so that a part of one counts too. */
const uuidStart = /[0-9a-f]{8}-?[0-9a-f]{4}/i;
const escapes = /%([0-9a-f]{2})/gi;

/** The path without its query; ids and whatever could be an e-mail are replaced, in any percent-encoding. */
export function loggedPath(url: string): string {
  const path = /^\w+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] || '/';
  if (itemPath.test(decodeAscii(path.slice(0, maxPath)))) return '/api/cart/:id';
  return path.split('/').map(redact).join('/').slice(0, maxPath);
}

function redact(segment: string): string {
  // Encoded twice or more: no visitor's browser does that, so nothing of it is worth keeping.
  const text = decodeAscii(segment);
  if (text.includes('@') || (text !== segment && text.includes('%'))) return ':redacted';
  return uuidStart.test(text) ? ':id' : segment;
}

/** Decodes one level of percent-encoding, as far as it is ASCII; unlike `decodeURIComponent` it never throws. */
function decodeAscii(text: string): string {
  return text.replace(escapes, (escape, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code < 0x80 ? String.fromCharCode(code) : escape;
  });
}

/** Collects lines and writes them together: a call of the system for each would cost more than most answers. */
export function createLineWriter(write: (text: string) => void, delayMs = 100) {
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
