import { restoreBackup } from '#server/storage/backup.ts';
import { runChore } from './chore.ts';

await runChore(
  'npm run restore -- FILE [--replace]',
  restoreBackup,
  (count, file) => `restored ${count} rows from ${file}`,
);
