/** Serves a script over HTTPS on loopback, in place of the review service. */
import { once } from 'node:events';
import { createServer } from 'node:https';
import { company } from '#content/company.ts';
import { createSelfSignedPair } from '#tests/support/deploy/create-self-signed-pair.ts';

function showReviews(): void {
  const list = document.createElement('ul');
  for (let index = 0; index < 3; index++) {
    const review = document.createElement('li');
    review.style.cssText = 'font: 16px/1.5 sans-serif; min-height: 160px';
    review.textContent = 'Quills of even thickness, well packed.';
    list.append(review);
  }
  document.querySelector('[class^="elfsight-app-"]')?.append(list);
}

export interface ReviewWidgetServer {
  readonly hostRule: string;
  readonly stop: () => void;
}

export async function startReviewWidgetServer(port: number): Promise<ReviewWidgetServer> {
  const host = new URL(company.reviews?.scriptUrl ?? '').hostname;
  const server = createServer(createSelfSignedPair(host), (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
    response.end(`(${String(showReviews)})()`);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    hostRule: `MAP ${host} 127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
