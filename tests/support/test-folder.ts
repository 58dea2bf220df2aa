import { join } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';

/** The path of an empty folder that `after` removes: `afterAll`, or `onTestFinished` in a test and in `beforeEach`. */
export function makeTestFolder(name: string, after: (remove: () => void) => void, parent?: string): string {
  const { path, remove } = makeDisposableFolder(name, parent);
  after(remove);
  return path;
}

export function createFilePathFactory(folder: string): (ending: string) => string {
  let files = 0;
  return (ending) => join(folder, `${++files}${ending}`);
}
