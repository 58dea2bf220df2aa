/** The message of an error; for a host with several addresses that of the first one, because the error itself has none. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof AggregateError) return getErrorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
