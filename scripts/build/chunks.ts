import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const entry = resolve('src/web/entry-client.tsx');
/** Modules that nearly every page uses; otherwise each would become a chunk of its own. */
const everywhere =
  /\/src\/(web\/ui\/(picture|icon|modal|section|page-title|button|button-link|hidden-text|use-reveal-on-scroll|reduced-motion|use-hydrated)\.|content\/picture\.ts|domain\/categories)|rolldown\/runtime/;

/**
 * Code splitting: one shell chunk with everything that every page runs, and one chunk per page. Many small files compress
 * worse and cost a request each.
 */
export function shellChunk(): Rolldown.CodeSplittingGroup {
  let shell: Set<string> | undefined;
  return {
    debugName: 'shell',
    name: (id, context) => {
      shell ??= staticImportsOf(entry, context);
      return shell.has(id) || everywhere.test(id) ? 'shell' : null;
    },
  };
}

/** One chunk of what every list of products needs. */
export const catalogueChunk: Rolldown.CodeSplittingGroup = {
  name: 'catalogue',
  test: /\/(catalogue|content\/(listed-product|category-products))\.ts$/,
};

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

/**
 * Inlines the class names of CSS Modules. The default export of such a module is an object of all names; its named
 * exports are constants, which the bundler can inline.
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

/** Generates short class names for CSS Modules: the name and the number of its file. */
export function classNames(): (name: string, file: string) => string {
  const files = globSync('src/web/**/*.module.css').toSorted();
  return (name, file) => {
    const number = files.findIndex((known) => file.split('?')[0]?.endsWith(known));
    return `${name}-${number.toString(36)}`;
  };
}
