import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

interface DisposableFolder extends Disposable {
  readonly path: string;
  readonly remove: () => void;
}

export function makeDisposableFolder(name: string, parent = tmpdir()): DisposableFolder {
  const path = mkdtempSync(resolve(parent, `${name}-`));
  // A killed process may still write, so the removal is tried again.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  return { path, remove, [Symbol.dispose]: remove };
}
