/** `npm run export`: writes all items of carts to a CSV file. */
import { exportCsv } from '#server/storage/owner/export-csv.ts';
import { runFileCommand } from './run-command.ts';

await runFileCommand(
  'npm run export -- FILE.csv [--replace]',
  exportCsv,
  (count, file) => `wrote ${count} items to ${file}`,
);
