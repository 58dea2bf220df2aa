import { readJson } from '#scripts/support/read-json.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Manifest {
  readonly getChunk: (specifier: string) => Chunk;
  readonly listChunksWithImports: (specifiers: readonly string[]) => readonly Chunk[];
}

export function readManifest(file: string, language: string): Manifest {
  const chunks = readJson(file) as Readonly<Record<string, Chunk>>;
  const getChunk = (specifier: string) => {
    const chunk = chunks[specifier.replace(/^#web/, 'src/web').replace(/^#text/, `src/content/${language}`)];
    if (!chunk) throw new Error(`the build for the browser has no chunk of ${specifier}`);
    return chunk;
  };
  const collect = (chunk: Chunk | undefined, found: Set<Chunk>) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const next of chunk.imports ?? []) collect(chunks[next], found);
  };
  return {
    getChunk,
    listChunksWithImports: (specifiers) => {
      const found = new Set<Chunk>();
      for (const specifier of specifiers) collect(getChunk(specifier), found);
      return [...found];
    },
  };
}
