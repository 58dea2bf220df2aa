/** `npm run backup`: saves all carts to a file, also while the site runs. */
import { formatCount } from '#domain/format-count.ts';
import { saveBackup } from '#server/storage/owner/backup/backup.ts';
import { runFileCommand } from './run-command.ts';

await runFileCommand(
  'npm run backup -- FILE [--replace]',
  saveBackup,
  (count, file) => `saved ${formatCount(count, 'row')} to ${file}`,
);
