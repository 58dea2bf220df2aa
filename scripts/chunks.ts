import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const entry = resolve('src/web/entry-client.tsx');
/** What nearly every page shows; apart, each would be a file of its own. */
const everywhere =
  /\/src\/(web\/ui\/(picture|icon|modal|section|page-title|button|button-link|hidden-text|use-rise|use-hydrated)\.|content\/picture\.ts|domain\/categories)|rolldown\/runtime/;

/**
 * Sorts the modules into files: one shell of everything that every page runs, and one file a page. Many small files
 * compress worse and cost a request each.
 */
export function shellChunk(): Rolldown.CodeSplittingGroup {
  let shell: Set<string> | undefined;
  return {
    debugName: 'shell',
    name: (id, context) => {
      shell ??= reachedFrom(entry, context);
      return shell.has(id) || everywhere.test(id) ? 'shell' : null;
    },
  };
}

/** One chunk of what every list of products needs. */
export const catalogueChunk: Rolldown.CodeSplittingGroup = {
  name: 'catalogue',
  test: /\/(catalogue|content\/(listed-product|category-products))\.ts$/,
};

/** A module and everything that it imports at once. */
function reachedFrom(start: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(start);
  return found;
}

/**
 * Writes the names of CSS Modules into the code where they are used: a module's default export is a table of all its
 * names, its named exports are constants that the bundler can write in place.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) =>
        code.replaceAll(/^import (\w+) from '(\.\/[\w-]+\.module\.css)';$/gm, "import * as $1 from '$2';"),
    },
  };
}

/** A short name for a class of a CSS Module: its own name and the number of its file among all. */
export function classNames(): (name: string, file: string) => string {
  const files = globSync('src/web/**/*.module.css').toSorted();
  return (name, file) => {
    const number = files.findIndex((known) => file.split('?')[0]?.endsWith(known));
    return `${name}-${number.toString(36)}`;
  };
}
