import { exportCsv } from '#server/storage/export-csv.ts';
import { runCommand } from './cli.ts';

await runCommand(
  'npm run export -- FILE.csv [--replace]',
  exportCsv,
  (count, file) => `wrote ${count} items to ${file}`,
);
