/** How long a request waits for SQLite: while another process locks it, or for its turn in the queue of writes. */
export const storageTimeoutMs = 2500;
