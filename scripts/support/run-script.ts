import { getErrorMessage } from '#domain/error-message.ts';

/**
 * Runs the program of an `npm` command. If it returns false, the exit code is 1. If it throws, one line says why, and
 * the process ends at once with the exit code 1.
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
