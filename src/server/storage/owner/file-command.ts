import type { DatabaseUrl } from '#server/storage/database-url.ts';

export type ProgressListener = (step: string, done: number, total: number) => void;

export interface FileCommandOptions {
  readonly databaseUrl: DatabaseUrl;
  readonly file: string;
  /** Whether what is in the file, or in the database when that is written, may be replaced. */
  readonly canReplace?: boolean | undefined;
  readonly onProgress?: ProgressListener | undefined;
}
