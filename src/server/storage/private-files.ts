import { existsSync, mkdtempSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Writes to a temporary file, then renames it: an interrupted write never replaces a good file. `write` must create the
 * temporary file with mode 0600. Throws an `Error` with a one-line message if the file must not be written.
 */
export async function writeAtomically<Result>(
  { databaseUrl, file, canReplace }: { databaseUrl: string; file: string; canReplace: boolean },
  write: (temporaryFile: string) => Promise<Result>,
): Promise<Result> {
  assertNotDatabaseFile(databaseUrl, file);
  assertReplaceable(file, canReplace);
  if (!existsSync(dirname(file))) throw new Error(`there is no folder ${dirname(file)}`);
  return withPrivateFolder(`${file}.part-`, async (folder) => {
    const temporaryFile = join(folder, 'part');
    const result = await write(temporaryFile);
    assertReplaceable(file, canReplace);
    renameSync(temporaryFile, file);
    return result;
  });
}

/** Runs `work` with a temporary folder of mode 0700, which is removed even if the process is interrupted. */
export async function withPrivateFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(prefix);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** Throws if the file is the SQLite database of `DATABASE_URL`, its log or its journal, also through links. */
export function assertNotDatabaseFile(databaseUrl: string, file: string): void {
  if (!databaseUrl.startsWith('sqlite:')) return;
  const database = realPath(databaseUrl.slice('sqlite:'.length));
  const databaseFiles = ['', '-wal', '-shm', '-journal'].map((suffix) => database + suffix);
  if (databaseFiles.some((path) => isSameFile(file, path))) {
    throw new Error(`${file} belongs to the database itself (DATABASE_URL): choose another file`);
  }
}

function assertReplaceable(file: string, canReplace: boolean): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && !found.isFile()) throw new Error(`${file} is not a file: choose another name`);
  if (found && !canReplace) throw new Error(`${file} is there already: choose another name or add --replace`);
}

/** Compares real paths, for files that don't exist yet, and inode numbers, for hard links. */
function isSameFile(one: string, other: string): boolean {
  if (realPath(one) === realPath(other)) return true;
  const [a, b] = [one, other].map(inodeOf);
  return a !== undefined && a === b;
}

/** The device and inode number of a file; undefined if there is none. */
function inodeOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(resolve(path));
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(path));
}
