/** Builds into the folder on the command line. Sends an error to the process that started this one, or prints it. */
import { parseArgs } from 'node:util';
import { describeBuildError } from './errors/describe-build-error.ts';

const [folder] = parseArgs({ allowPositionals: true }).positionals;
if (folder === undefined) {
  console.error('usage: node scripts/build/build-child.ts <folder>');
  process.exit(1);
}
process.once('disconnect', () => process.exit(1));
try {
  // Imported here, so that `catch` also gets a mistake in the texts that the module imports.
  const { makeSite } = await import('./make-site.ts');
  await makeSite(folder);
  process.exit(0);
} catch (error) {
  const reason = describeBuildError(error);
  if (process.send) process.send(reason, () => process.exit(1));
  else {
    console.error(reason);
    process.exit(1);
  }
}
