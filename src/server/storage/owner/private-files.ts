import { existsSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { dayMs } from '#domain/day.ts';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import { readFileId } from '#server/storage/read-file-id.ts';
import type { FileCommandOptions } from './file-command.ts';

/**
 * Writes a temporary file, then renames it to `file`, so that an interruption leaves the old file. `write` must create
 * the temporary file with mode 0600. Throws an `Error` of one line if `file` must not be written.
 */
export async function writeAtomically<Value>(
  { databaseUrl, file, canReplace = false }: Pick<FileCommandOptions, 'databaseUrl' | 'file' | 'canReplace'>,
  write: (temporaryFile: string) => Promise<Value>,
): Promise<Value> {
  assertNotDatabaseFile(databaseUrl, file);
  assertReplaceable(file, canReplace);
  if (!existsSync(dirname(file))) throw new Error(`there is no folder ${dirname(file)}`);
  return withPrivateFolder(file, async (folder) => {
    const temporaryFile = join(folder, 'part');
    const result = await write(temporaryFile);
    assertReplaceable(file, canReplace);
    renameSync(temporaryFile, file);
    return result;
  });
}

/**
 * Runs `work` with a new folder of mode 0700 beside the file `name`, and removes the folder even after an interruption.
 * Before that, removes such folders of processes that were killed.
 */
export async function withPrivateFolder<Value>(name: string, work: (folder: string) => Promise<Value>): Promise<Value> {
  removeLeftovers(dirname(name));
  const folder = mkdtempSync(`${name}.part-${process.pid}-`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

const folderName = /\.part-(\d+)-\w{6}$/;
const contentName = /^(part|copy\.sqlite)(-wal|-shm|-journal)?$/;

function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = folderName.exec(name)?.[1];
    if (pid === undefined) continue;
    const folder = join(parent, name);
    try {
      const isOurs = readdirSync(folder).every((content) => contentName.test(content));
      // After a day, another program may have the process id that the folder is named by.
      const isOld = Date.now() - statSync(folder).mtimeMs > dayMs;
      if (isOurs && (isOld || !isRunning(Number(pid)))) rmSync(folder, { recursive: true });
    } catch {
      // The folder is another user's, or gone.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Throws if the file is the database of `DATABASE_URL`, its log or its journal, or a link to one of them. */
export function assertNotDatabaseFile(databaseUrl: DatabaseUrl, file: string): void {
  if (databaseUrl.engine !== 'sqlite') return;
  const databaseFile = resolveRealPath(databaseUrl.file);
  const databaseFiles = ['', '-wal', '-shm', '-journal'].map((suffix) => databaseFile + suffix);
  if (databaseFiles.some((path) => isSameFile(file, path))) {
    throw new Error(`${file} belongs to the database itself (DATABASE_URL): choose another file`);
  }
}

function assertReplaceable(file: string, canReplace: boolean): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats && !stats.isFile()) throw new Error(`${file} is not a file: choose another name`);
  if (stats && !canReplace) throw new Error(`${file} is there already: choose another name or add --replace`);
}

/** Compares real paths, because a new file has no id yet, and ids of files, because hard links have different paths. */
function isSameFile(one: string, other: string): boolean {
  if (resolveRealPath(one) === resolveRealPath(other)) return true;
  const [a, b] = [one, other].map(readFileId);
  return a !== undefined && a === b;
}

function resolveRealPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(resolve(path));
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(path));
}
