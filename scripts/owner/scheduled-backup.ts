/**
 * `site scheduled-backup`, for a timer on a server: saves a backup to a folder, checks that it can be restored, and
 * keeps only the newest backups.
 */
import { formatCount } from '#domain/format-count.ts';
import { parseCommandLine, runCommand } from './run-command.ts';
import { saveAndPruneBackups } from './save-and-prune-backups.ts';

const defaultKeep = '14';
const usage = `site scheduled-backup FOLDER [--keep ${defaultKeep}]`;

await runCommand(async (databaseUrl, { onProgress, print }) => {
  const { values, positionals } = parseCommandLine(usage, { keep: { type: 'string' } });
  const keep = String(values.keep ?? defaultKeep);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0 || !/^[1-9]\d{0,3}$/.test(keep)) throw new Error(`usage: ${usage}`);
  const { rowCount, file, backupCount } = await saveAndPruneBackups({
    databaseUrl,
    folder,
    keep: Number(keep),
    now: new Date(),
    onProgress,
  });
  const savedRows = formatCount(rowCount, 'row');
  print(
    `saved ${savedRows} to ${file}, and restored them for a rehearsal; kept: ${formatCount(backupCount, 'backup')}`,
  );
});
