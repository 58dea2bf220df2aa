import type { DatabaseUrl } from '#server/storage/database-url.ts';

export type ProgressListener = (step: string, done: number, total: number) => void;

export interface FileCommandOptions {
  readonly databaseUrl: DatabaseUrl;
  readonly file: string;
  /** Whether what the command writes to, a file or the database, may be replaced if it has content. */
  readonly canReplace?: boolean | undefined;
  readonly onProgress?: ProgressListener | undefined;
}
