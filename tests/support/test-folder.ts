import { join } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import type { After } from './after.ts';

/** Returns the path of a new, empty folder, which is removed afterwards. */
export function makeTestFolder(name: string, after: After, parent?: string): string {
  const { path, remove } = makeDisposableFolder(name, parent);
  after(remove);
  return path;
}

export function createFilePathFactory(folder: string): (ending: string) => string {
  let files = 0;
  return (ending) => join(folder, `${++files}${ending}`);
}
