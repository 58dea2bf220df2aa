/** All arguments of the command. Vitest or Playwright parses them. */
export const forwardedArguments: readonly string[] = process.argv.slice(2);
