/** How long a request waits while another process locks the SQLite database. */
export const lockTimeoutMs = 2500;
