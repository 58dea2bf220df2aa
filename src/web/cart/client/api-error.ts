export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The `error` sentence of the response body, which can be shown to the visitor; undefined if it has none. */
  readonly serverMessage: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, serverMessage: string | undefined, retryAfterSeconds?: number) {
    super(serverMessage ?? `The server responded with status ${status}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
