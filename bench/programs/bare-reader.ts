/**
 * `node bench/programs/bare-reader.ts <port> <file>`: reads the rows of an email for every request, the least
 * that Node must do for a cart.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { connect } from '#server/storage/sqlite/connection.ts';

const [port = '', file = ''] = parseArgs({ allowPositionals: true }).positionals;
const database = connect(file, 1000);
const select = database.prepare(`
  select id, category, type, quantity, pack_weight, unit, email, note from cart_items
  where email = ? and removed_at is null order by sequence limit 200`);
createServer((request, response) => {
  const email = new URLSearchParams(request.url?.split('?')[1]).get('email') ?? '';
  const body = JSON.stringify({ items: select.all(email) });
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
}).listen(Number(port), '127.0.0.1');
