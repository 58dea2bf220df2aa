import { once } from 'node:events';
import { createServer } from 'node:http';
import { getErrorMessage } from '#domain/error-message.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on a port of its own, which the proxy does not publish. Rejects if the port is not available.
 * Returns a function that closes the port.
 */
export async function serveMetrics(
  { readText, contentType }: Pick<Metrics, 'readText' | 'contentType'>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<() => void> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    readText().then(
      (metrics) => response.writeHead(200, { 'Content-Type': contentType }).end(metrics),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`can't serve metrics on ${host}:${port}: ${getErrorMessage(error)}`, { cause: error });
  }
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
