import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Bundles {
  readonly 'entry-server': typeof import('#web/app/entry-server.tsx');
  readonly 'write-locale-files': typeof import('#scripts/build/locale-files/write-locale-files.ts');
}

export type EntryServer = Bundles['entry-server'];

export async function loadBundle<Name extends keyof Bundles>(
  bundlesFolder: string,
  language: string,
  name: Name,
): Promise<Bundles[Name]> {
  return (await import(pathToFileURL(resolve(bundlesFolder, language, `${name}.js`)).href)) as Bundles[Name];
}
