import { getErrorMessage } from '#domain/error-message.ts';

/** Runs a command that reads its arguments by `parseArgs`. An error is one line, and the exit code 1. */
export async function runScript(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(`error: ${getErrorMessage(error)}`);
    process.exitCode = 1;
  }
}
