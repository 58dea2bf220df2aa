import { restoreBackup } from '#server/storage/backup.ts';
import { runCommand } from './cli.ts';

await runCommand(
  'npm run restore -- FILE [--replace]',
  restoreBackup,
  (count, file) => `restored ${count} rows from ${file}`,
);
