import type { DatabaseUrl } from '#server/storage/database-url.ts';

export type ProgressListener = (step: string, done: number, total: number) => void;

export interface FileCommandOptions {
  readonly databaseUrl: DatabaseUrl;
  readonly file: string;
  readonly canReplace?: boolean | undefined;
  readonly onProgress?: ProgressListener | undefined;
}
