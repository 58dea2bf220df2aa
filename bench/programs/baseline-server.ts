/**
 * `node bench/programs/baseline-server.ts <port> <folder>`: the site's server without storage, on any folder of files.
 * `/constant` returns the JSON in the variable CONSTANT_RESPONSE.
 */
import { parseArgs } from 'node:util';
import { Hono } from 'hono';
import { company } from '#content/company.ts';
import { listen } from '#server/http/listen.ts';
import { createBufferedWriter } from '#server/log/buffered-writer.ts';
import { formatRequestLine, withRequestLog, type RequestEntry } from '#server/log/request-log.ts';
import { loadSite } from '#server/static/site.ts';

const [port = '', folder = ''] = parseArgs({ allowPositionals: true }).positionals;
const site = loadSite(folder, company, `http://127.0.0.1:${port}`);
const app = new Hono();
const constant = JSON.parse(process.env.CONSTANT_RESPONSE ?? '[]') as object;
app.get('/constant', (context) => context.json(constant));
app.all('*', (context) => site.respond(context.req.raw));
const log = createBufferedWriter((text) => process.stdout.write(text));
const record = (entry: RequestEntry) => log.add(formatRequestLine(entry));
const host = '127.0.0.1';
await listen(withRequestLog(app.fetch, record), {
  port: Number(port),
  host,
  siteUrl: `http://${host}:${port}`,
  reportError: console.error,
});
