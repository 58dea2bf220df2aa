import { getErrorMessage } from '#domain/error-message.ts';

/**
 * Runs the program of an `npm` command, which takes its arguments by `parseArgs`. It has failed, with the exit code 1,
 * if it returns false, or throws: then one line says why, and all that still runs is ended.
 */
export async function runScript(
  command: () => Promise<boolean | void>,
  describeError: (error: unknown) => string = getErrorMessage,
): Promise<void> {
  try {
    if ((await command()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(`error: ${describeError(error)}`);
    process.exit(1);
  }
}
