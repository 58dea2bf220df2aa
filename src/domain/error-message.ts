/** For a host with several addresses, the error holds one for each address and no message. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof AggregateError) return getErrorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
