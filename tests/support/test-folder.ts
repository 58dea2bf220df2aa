import { join } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import type { AddCleanup } from './add-cleanup.ts';

export function makeTestFolder(name: string, addCleanup: AddCleanup, parent?: string): string {
  const { path, remove } = makeDisposableFolder(name, parent);
  addCleanup(remove);
  return path;
}

export function createFilePathFactory(folder: string): (ending: string) => string {
  let files = 0;
  return (ending) => join(folder, `${++files}${ending}`);
}
