export const forwardedArguments: readonly string[] = process.argv.slice(2);
