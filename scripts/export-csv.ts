import { exportCsv } from '#server/storage/export-csv.ts';
import { runChore } from './chore.ts';

await runChore('npm run export -- FILE.csv [--replace]', exportCsv, (count, file) => `wrote ${count} lines to ${file}`);
