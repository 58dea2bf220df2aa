type Write = (line: string) => void;
type Fetch<Env> = (request: Request, env: Env) => Response | Promise<Response>;

/**
 * Logs a line of JSON for each request: time, method, path, status, milliseconds to the response. No e-mail is logged.
 */
export function withRequestLog<Env>(fetch: Fetch<Env>, write: Write): Fetch<Env> {
  return (request, env) => {
    const started = performance.now();
    const result = fetch(request, env);
    if (result instanceof Promise) {
      return result.then((response) => {
        write(logLine(request, response.status, started));
        return response;
      });
    }
    write(logLine(request, result.status, started));
    return result;
  };
}

function logLine({ method, url }: Request, status: number, started: number): string {
  const ms = Math.round((performance.now() - started) * 10) / 10;
  return JSON.stringify({ at: new Date().toISOString(), method, path: loggedPath(url), status, ms });
}

const maxPathLength = 200;
const itemPath = /^\/api\/cart\/./i;
/** Matches a truncated UUID too. */
const uuidStart = /[0-9a-f]{8}-?[0-9a-f]{4}/i;
/** Checksum and width of a picture look like the start of a UUID. */
const picturePath = /^\/media\/[a-z0-9-]+-[0-9a-f]{8}-\d{2,4}\.(avif|jpg|png|webp)$/;
const percentEscapes = /%([0-9a-f]{2})/gi;
/** A path without any of these is logged as it is. */
const suspicious = /[%@]|^\/api\/cart\/.|[0-9a-f]{8}-?[0-9a-f]{4}/i;

/** Drops the query; replaces ids and possible e-mails in any percent-encoding. */
export function loggedPath(url: string): string {
  const path = /^(?:\w+:\/\/[^/?#]*)?([^?#]*)/.exec(url)?.[1] || '/';
  if (!suspicious.test(path) || picturePath.test(path)) return path.slice(0, maxPathLength);
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

/** Buffers lines: one system call for each would cost more than most responses. */
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
