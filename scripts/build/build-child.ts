/** Builds into the folder on the command line, and sends an error to the process that started this one. */
import { describeBuildError } from './check/build-error.ts';

process.once('disconnect', () => process.exit(1));
try {
  // Imported late, so that a mistake in the texts is reported like any other.
  const { makeSite } = await import('./make-site.ts');
  await makeSite(process.argv[2] ?? '');
  process.exit(0);
} catch (error) {
  process.send?.(describeBuildError(error), () => process.exit(1));
}
