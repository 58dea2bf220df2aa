import type { DatabaseUrl } from '#server/storage/database-url.ts';

export type ProgressListener = (step: string, done: number, total: number) => void;

export interface FileCommandOptions {
  readonly databaseUrl: DatabaseUrl;
  readonly file: string;
  /** Whether the command may replace what is in its target: the file that it writes, or the database. */
  readonly canReplace?: boolean | undefined;
  readonly onProgress?: ProgressListener | undefined;
}
