/** `npm run export`: writes all items of carts to a CSV file. */
import { formatCount } from '#domain/format-count.ts';
import { exportCsv } from '#server/storage/owner/export-csv.ts';
import { runFileCommand } from './run-command.ts';

await runFileCommand(
  'npm run export -- FILE.csv [--replace]',
  exportCsv,
  (count, file) => `wrote ${formatCount(count, 'item')} to ${file}`,
);
