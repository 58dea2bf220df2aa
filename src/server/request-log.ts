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

/** The path without its query; ids, and whatever could be an address, are replaced. */
export function loggedPath(url: string): string {
  const path = /^\w+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] || '/';
  if (/^\/api\/cart\/./.test(path)) return '/api/cart/:id';
  return path.slice(0, maxPath).replace(/[^/]*(@|%40)[^/]*/gi, ':redacted');
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
