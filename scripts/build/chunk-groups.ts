import { existsSync } from 'node:fs';
import { siteLanguages } from '#content/company.ts';

interface ChunkGroup {
  readonly name: string;
  readonly minShareCount?: number;
  readonly test: (id: string) => boolean;
}

const workbookLibraries = ['/fflate/', '/@rgrove/'];

/**
 * Modules that only some pages import. In the chunk `shared` they would cost the others up to 2.4 kB. Listed by hand:
 * the bundler's `entriesAware` adds 3 kB and two requests to a page; a `minShareCount` of five up to eight requests.
 */
const notShared = [
  'src/content/pictures/grade.generated.ts',
  'src/web/browser/motion/use-reveal-on-scroll.ts',
  'src/web/features/grades/',
  'src/web/features/forms/email-privacy.tsx',
  'src/web/ui/controls/pdf-link.tsx',
  'src/web/ui/form/checkbox.tsx',
  'src/web/ui/form/field.tsx',
  'src/web/ui/form/text-field.tsx',
  'src/web/ui/form/use-form-errors.ts',
  'src/web/ui/sticky-bar.tsx',
  'src/web/ui/sticky-bar.module.css',
  ...siteLanguages.map((language) => `src/content/${language}/cart/cart-item.ts`),
  ...siteLanguages.map((language) => `src/content/${language}/forms/`),
];

/**
 * Puts the modules that pages share into two chunks. The bundler's own grouping makes three times as many chunks, and
 * 2 kB more.
 *
 * Throws an `Error` if a module of `notShared` is missing.
 */
export function createChunkGroups(): ChunkGroup[] {
  const missing = notShared.find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`${missing} is missing: name what has taken its place in chunk-groups.ts`);
  return [
    { name: 'libraries', test: (id) => id.includes('/node_modules/') && !includesAny(id, workbookLibraries) },
    { name: 'shared', minShareCount: 4, test: (id) => !includesAny(id, notShared) },
  ];
}

function includesAny(id: string, paths: readonly string[]): boolean {
  return paths.some((path) => id.includes(path));
}
