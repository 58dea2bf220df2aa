/**
 * `node bench/programs/raw-sqlite.ts <file>`: inserts items durably, one by one, for three seconds, and prints the rate
 * per second.
 */
import { parseArgs } from 'node:util';
import { createItemValues, insertItemSql } from '#bench/support/fixtures.ts';
import { openCartDatabase } from '#server/storage/open-cart-database.ts';
import { connect } from '#server/storage/sqlite/connection.ts';

const [file = ''] = parseArgs({ allowPositionals: true }).positionals;
const seconds = 3;

const created = await openCartDatabase({ engine: 'sqlite', file }, { warn: () => undefined });
await created.close();
const database = connect(file, 1000);
const insert = database.prepare(insertItemSql);
const start = performance.now();
let stored = 0;
for (; performance.now() - start < seconds * 1000; stored++) {
  insert.run(...createItemValues(`${process.pid}-${stored}`));
}
console.log(stored / ((performance.now() - start) / 1000));
database.close();
