/**
 * `node bench/programs/bare-server.ts <port> <url>`: sends a copy of a page for every request, the least that Node
 * must do for it.
 */
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

const [port = '', url = ''] = parseArgs({ allowPositionals: true }).positionals;
const page = await new Promise<IncomingMessage>((resolve, reject) => {
  get(url, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
});
const body = await buffer(page);
const headers = { ...page.headers };
for (const name of ['date', 'connection', 'keep-alive']) delete headers[name];
createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(port), '127.0.0.1');
