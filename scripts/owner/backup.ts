import { saveBackup } from '#server/storage/backup.ts';
import { runCommand } from './cli.ts';

await runCommand('npm run backup -- FILE [--replace]', saveBackup, (count, file) => `saved ${count} rows to ${file}`);
