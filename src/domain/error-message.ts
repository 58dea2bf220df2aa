/**
 * The message of an error. An `AggregateError`, such as of a host with several addresses, has none of its own: that of
 * its first error.
 */
export function getErrorMessage(error: unknown): string {
  if (error instanceof AggregateError) return getErrorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** The message of an error, and that of its cause in brackets. */
export function messageWithCause(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return getErrorMessage(error) + (cause instanceof Error ? ` (${getErrorMessage(cause)})` : '');
}
