import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { parseStyleSheet } from './parse-style-sheet.ts';

export const stylesFolder = 'src/web/ui/styles';
const resolvePackage = createRequire(import.meta.url).resolve;

/** Properties that several Tailwind classes of one element may set, because these classes belong together. */
const sharedProperties = new Set(['content', 'transition-duration', 'transition-timing-function']);

export const longhands: Readonly<Record<string, RegExp>> = {
  background: /^background-/,
  border: /^border-(?!collapse|radius|spacing)/,
  flex: /^flex-(basis|grow|shrink)$/,
  'flex-flow': /^flex-(direction|wrap)$/,
  font: /^(font-|line-height$)/,
  gap: /^(column|row)-gap$/,
  'grid-area': /^grid-(column|row)/,
  'grid-template': /^grid-template-/,
  inset: /^(inset-|top$|right$|bottom$|left$)/,
  margin: /^margin-/,
  overflow: /^overflow-[xy]$/,
  padding: /^padding-/,
};

export interface Declaration {
  /** The at-rules and selectors around the declaration, with `&` for the class: `@media (hover: hover)`, `&:hover`. */
  readonly conditions: readonly string[];
  readonly property: string;
}

export async function compileClasses(classes: readonly string[]): Promise<string> {
  const compiler = await compile(readFileSync(join(stylesFolder, 'global.css'), 'utf8'), {
    base: stylesFolder,
    loadStylesheet: (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolvePackage(id);
      return Promise.resolve({ path, base: dirname(path), content: readFileSync(path, 'utf8') });
    },
  });
  return compiler.build([...classes]);
}

export function parseClassDeclarations(css: string): ReadonlyMap<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const { blocks, property } of parseStyleSheet(css).declarations) {
    // For a variant such as `group-open:`, Tailwind writes the class of the parent in `:where()`.
    const selectors = blocks.map((block) => block.replace(/:where\([^()]*\)/, ''));
    const name = selectors
      .map((text) => /(?<!\d)\.((?:\\.|[\w-])+)/.exec(text)?.[1])
      .find((each) => each !== undefined);
    if (name === undefined || blocks[0] !== '@layer utilities') continue;
    const declarations = found.get(name.replaceAll('\\', '')) ?? [];
    found.set(name.replaceAll('\\', ''), declarations);
    const conditions = blocks.slice(1).map((block) => block.replace(`.${name}`, '&'));
    if (!property.startsWith('--tw-') && !sharedProperties.has(property)) {
      declarations.push({ conditions: conditions.filter((condition) => condition !== '&'), property });
    }
  }
  return found;
}
