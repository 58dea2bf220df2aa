import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

const entry = resolve('src/web/entry-client.tsx');

/** Number of pages that must import a module before it becomes part of the shell: a trade of bytes for requests. */
const minPages = 4;

/**
 * Code splitting: one shell chunk with everything that all or many pages run, and one chunk per page. Many small files
 * compress worse and cost a request each.
 */
export function shellChunk(): Rolldown.CodeSplittingGroup {
  let shell: Set<string> | undefined;
  return {
    debugName: 'shell',
    name: (id, context) => {
      shell ??= shellModules(context);
      return shell.has(id) || id.includes('rolldown/runtime') ? 'shell' : null;
    },
  };
}

/**
 * What two or more pages share, by the set of pages. Chunks under 900 bytes join a similar one, which costs fewer requests;
 * larger ones would bring other pages' texts along.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup = {
  name: 'shared',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 900,
};

/** A chunk's name in its URL: shared ones list the pages that share them, and each product has one of its own. */
export function shortName(name: string): string {
  return name.replace(/~.*/, '').replace(/^\d.*/, 'product');
}

/** The static imports of the entry, and every module that at least `minPages` of the pages import. */
function shellModules(context: Rolldown.ChunkingContext): Set<string> {
  const shell = staticImportsOf(entry, context);
  const parts = new Set([...shell].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const counts = new Map<string, number>();
  for (const part of parts) {
    for (const id of staticImportsOf(part, context)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  for (const [id, count] of counts) if (count >= minPages) shell.add(id);
  return shell;
}

/** A module and everything it imports statically. */
function staticImportsOf(start: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(start);
  return found;
}
