import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { Browser } from './browser.ts';

/**
 * Starts a proxy of the site at `target`. Every file arrives at once, because WebDriver waits for all files, but the
 * entry script of a page does nothing until `releaseScripts`.
 */
export async function startLateScripts(target: string) {
  const server = createServer(async (given, response) => {
    const { url = '', method, headers } = given;
    if (url.startsWith('/assets/entry-client-')) {
      const script = await (await fetch(target + url)).text();
      response.setHeader('content-type', 'text/javascript');
      response.end(`await new Promise((start) => addEventListener('scripts', start, { once: true }));\n${script}`);
      return;
    }
    const sent = request(new URL(url, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    given.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function releaseScripts(browser: Browser): Promise<void> {
  await browser.evaluate(() => dispatchEvent(new Event('scripts')));
}
