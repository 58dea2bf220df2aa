/**
 * An `AggregateError`, such as of a host with several addresses, has no message of its own, but its first error has.
 */
export function getErrorMessage(error: unknown): string {
  if (error instanceof AggregateError) return getErrorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

export function getErrorMessageWithCause(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return getErrorMessage(error) + (cause instanceof Error ? ` (${getErrorMessage(cause)})` : '');
}
