/** `npm run forget`: erases what the database keeps for an email address. */
import { formatCount } from '#domain/format-count.ts';
import { forgetPerson } from '#server/storage/owner/person.ts';
import { runPersonCommand } from './run-command.ts';

await runPersonCommand('npm run forget -- EMAIL', async (databaseUrl, email, { onProgress, print }) => {
  const { count, isWalTruncated } = await forgetPerson(databaseUrl, email, onProgress);
  const erased = `erased ${formatCount(count, 'row')} of ${email}`;
  if (!isWalTruncated) {
    throw new Error(`${erased}, but another program still reads it: repeat this when that has ended`);
  }
  print(count === 0 ? `nothing is kept for ${email}` : `${erased}; backups and exports made before still hold them`);
});
