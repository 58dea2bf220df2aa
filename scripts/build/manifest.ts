import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';

/** An entry of Vite's manifest of browser files. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The browser files of one edition, by their modules. */
export interface Manifest {
  /** The chunk of a module of `src/web`. Throws an `Error` if there is none. */
  readonly chunkOf: (specifier: string) => Chunk;
  /** The chunks of modules, and everything that these import statically. */
  readonly withImports: (specifiers: readonly string[]) => readonly Chunk[];
}

/** Reads the manifest that the build of a language has written. */
export async function readManifest(file: string, language: string): Promise<Manifest> {
  const chunks = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, Chunk>>;
  const texts = relative('.', resolve('src/content', language));
  const keyOf = (specifier: string) => {
    const key = specifier.replace(/^#web/, 'src/web').replace(/^#text/, texts);
    if (!chunks[key]) throw new Error(`The browser build has no chunk of ${specifier}`);
    return key;
  };
  const collect = (key: string, found: Map<string, Chunk>) => {
    const chunk = chunks[key];
    if (!chunk || found.has(key)) return;
    found.set(key, chunk);
    for (const next of chunk.imports ?? []) collect(next, found);
  };
  return {
    chunkOf: (specifier) => chunks[keyOf(specifier)] ?? { file: '' },
    withImports: (specifiers) => {
      const found = new Map<string, Chunk>();
      for (const specifier of specifiers) collect(keyOf(specifier), found);
      return [...found.values()];
    },
  };
}
