import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';

/** Shrinks the tool bar, so that the window can be as narrow as a phone. */
const narrowStyle = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 1px; }';

export function createGtkSettings(): { readonly path: string; readonly remove: () => void } {
  const { path, remove } = makeDisposableFolder('gtk');
  mkdirSync(join(path, 'gtk-3.0'));
  writeFileSync(join(path, 'gtk-3.0', 'gtk.css'), narrowStyle);
  return { path, remove };
}
