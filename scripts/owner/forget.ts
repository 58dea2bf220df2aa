import { forgetPerson } from '#server/storage/person.ts';
import { runPersonCommand } from './cli.ts';

await runPersonCommand('npm run forget -- EMAIL', async (databaseUrl, email) => {
  const count = await forgetPerson(databaseUrl, email);
  if (count === 0) return `nothing is kept for ${email}`;
  return `erased ${count} ${count === 1 ? 'line' : 'lines'} of ${email}; backups and exports made before still hold them`;
});
