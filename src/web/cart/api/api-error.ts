export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, serverMessage: string | undefined, retryAfterSeconds?: number) {
    super(serverMessage ?? `The server responded with status ${status}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

export function isRateLimited(error: unknown): error is ApiError {
  return isApiError(error) && error.status === 429;
}

/**
 * Whether the same request may succeed later: true unless the response has a status below 500. `isRateLimited` covers
 * 429.
 */
export function isTransient(error: unknown): boolean {
  return !isApiError(error) || error.status >= 500;
}
