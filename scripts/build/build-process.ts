import { describeBuildError } from './build-error.ts';

/** Builds the site into the folder on the command line, for the process that started it, which is sent the error. */
process.once('disconnect', () => process.exit(1));
try {
  // Imported here, so that a mistake in the texts is reported like any other.
  const { makeSite } = await import('./make-site.ts');
  await makeSite(process.argv[2] ?? '');
  process.exit(0);
} catch (error) {
  process.send?.(describeBuildError(error), () => process.exit(1));
}
