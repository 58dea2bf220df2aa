import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import type { Plugin, Rolldown } from 'vite';

/**
 * Moves the shared `ui-` classes that the shell does not use from its style, which every page holds, to the styles of the
 * chunks that use them. They stay in their cascade layer, so that a component's own class still wins.
 */
export function sharedClasses(): Plugin {
  return {
    name: 'shared-classes',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/entry-client.tsx'));
        const entryStyle = entry && styleOf(entry, bundle);
        if (!entryStyle) return;
        const root = parse(String(entryStyle.source));
        const others = chunks.filter((chunk) => chunk !== entry && usedClasses(chunk).size > 0);
        const moved = new Map<Rolldown.OutputAsset, string[]>();
        root.walkAtRules('layer', (layer) => {
          if (layer.params !== 'shared') return;
          layer.each((rule) => {
            const classes = classesIn(String(rule));
            if (classes.size === 0 || overlaps(classes, usedClasses(entry))) return;
            const all = others.filter((chunk) => overlaps(classes, usedClasses(chunk)));
            const users = all.filter((chunk) => !all.some((other) => isRestOf(chunk, other)));
            const styles = users.map((chunk) => styleOf(chunk, bundle));
            if (!styles.every((style) => style !== undefined)) return;
            for (const style of styles) moved.set(style, [...(moved.get(style) ?? []), String(rule)]);
            rule.remove();
          });
        });
        entryStyle.source = String(root);
        for (const [style, rules] of moved) style.source = `@layer shared{${rules.join('')}}${String(style.source)}`;
      },
    },
  };
}

/** Part of the names of style sheets: the bundler names them before this build changes them, which depends on all components. */
export function sourceVersion(): string {
  const hash = createHash('sha256');
  for (const file of globSync(['src/web/**/*.{tsx,ts,css}', 'scripts/build/*.ts']).toSorted())
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 6);
}

/** Whether a chunk is the rest of a page, which has the page's style too. */
function isRestOf(
  { facadeModuleId: part }: Rolldown.OutputChunk,
  { facadeModuleId: page }: Rolldown.OutputChunk,
): boolean {
  return part?.endsWith('/rest.tsx') === true && page === part.replace(/rest\.tsx$/, 'page.tsx');
}

const classPattern = /(?<![\w-])ui-[a-z\d-]+/g;

function classesIn(text: string): Set<string> {
  return new Set(text.match(classPattern));
}

function overlaps(some: Set<string>, others: Set<string>): boolean {
  return [...some].some((name) => others.has(name));
}

const usedClassesOf = new WeakMap<Rolldown.OutputChunk, Set<string>>();

function usedClasses(chunk: Rolldown.OutputChunk): Set<string> {
  const known = usedClassesOf.get(chunk) ?? classesIn(chunk.code);
  usedClassesOf.set(chunk, known);
  return known;
}

/** The style sheet of a chunk; undefined without one. */
function styleOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputAsset | undefined {
  const [name] = chunk.viteMetadata?.importedCss ?? [];
  const style = name === undefined ? undefined : bundle[name];
  return style?.type === 'asset' ? style : undefined;
}
