import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface DisposableFolder extends Disposable {
  readonly path: string;
  readonly remove: () => void;
}

/** An empty folder that the caller removes: for helpers and fixtures that also run under Playwright or plain Node. */
export function makeDisposableFolder(name: string, parent = tmpdir()): DisposableFolder {
  const path = mkdtempSync(resolve(parent, `${name}-`));
  // A killed process may still write, so the removal is tried again.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  return { path, remove, [Symbol.dispose]: remove };
}

/** The path of an empty folder that `after` removes: `afterAll`, or `onTestFinished` in a test and in `beforeEach`. */
export function makeTestFolder(name: string, after: (remove: () => void) => void, parent?: string): string {
  const { path, remove } = makeDisposableFolder(name, parent);
  after(remove);
  return path;
}

export function freshFiles(folder: string): (ending: string) => string {
  let files = 0;
  return (ending) => join(folder, `${++files}${ending}`);
}
