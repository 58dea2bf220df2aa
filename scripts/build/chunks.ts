import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

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
    if (part.endsWith('/rest.tsx')) continue;
    // A page and the rest of it count as one.
    const rest = part.replace(/page\.tsx$/, 'rest.tsx');
    const modules = new Set([
      ...staticImportsOf(part, context),
      ...(parts.has(rest) ? staticImportsOf(rest, context) : []),
    ]);
    for (const id of modules) counts.set(id, (counts.get(id) ?? 0) + 1);
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

/**
 * Inlines the class names of CSS Modules: saves about 1 kB of script per page. The default export is an object of all
 * names; the named exports are constants, which the bundler can inline. Files that look names up keep the object.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: { exclude: /\bstyles\[/ } },
      handler: (code) =>
        code.replaceAll(/^import (\w+) from '(\.\/[\w-]+\.module\.css)';$/gm, "import * as $1 from '$2';"),
    },
  };
}

/** Keeps the styles of a CSS Module of which the script needs no more than its inlined class names. */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    transform: { filter: { id: /\.module\.css$/ }, handler: () => ({ moduleSideEffects: 'no-treeshake' }) },
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

/**
 * Marks what React Router makes on load as free of side effects, so that the bundler drops what is unused: with our own
 * `Link`, 6 kB of script per page. Removes its checks that hooks are used within a router.
 */
export function dropUnusedRouter(): Plugin {
  return {
    name: 'drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/^\s*(?:invariant\(\s*!?useInRouterContext\(\),|warning\()[^;]*;$/gm, '')
          .replaceAll(/= (React\$1\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
    },
  };
}

/** Removes what this site does not use from Vite's code for dynamic imports: nonces, an event for errors, relative addresses. */
export function dropUnusedPreload(): Plugin {
  return {
    name: 'drop-unused-preload',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) =>
        code
          .replace(/const cspNonceMeta = .*\n\s*const cspNonce = .*/, '')
          .replace(/if \(cspNonce\) .*/, '')
          .replace(/if \(import\.meta\.resolve\) .*/, '')
          .replace(/const e = new Event\("vite:preloadError"[^}]*\}\);[^]*?if \(!e\.defaultPrevented\) /, ''),
    },
  };
}
