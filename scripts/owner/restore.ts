/** `npm run restore`: puts a saved backup into the database. */
import { formatCount } from '#domain/format-count.ts';
import { restoreBackup } from '#server/storage/owner/backup/backup.ts';
import { runFileCommand } from './run-command.ts';

await runFileCommand(
  'npm run restore -- FILE [--replace]',
  restoreBackup,
  (count, file) => `restored ${formatCount(count, 'row')} from ${file}`,
);
