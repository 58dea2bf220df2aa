import { saveBackup } from '#server/storage/backup.ts';
import { runChore } from './chore.ts';

await runChore('npm run backup -- FILE [--replace]', saveBackup, (count, file) => `saved ${count} rows to ${file}`);
