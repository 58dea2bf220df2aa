import { existsSync } from 'node:fs';
import { siteLanguages } from '#content/company.ts';

/**
 * Modules of only four pages: the others are up to 1.8 kB lighter without them. The bundler's own options cost more: `entriesAware`
 * 3 kB and two requests a page, a higher `minShareCount` up to eight requests. Throws an `Error` if one is gone.
 */
export function unsharedModules(): readonly string[] {
  const paths = [
    'src/web/features/grades/',
    'src/web/ui/controls/field.tsx',
    'src/web/ui/controls/text-field.tsx',
    ...siteLanguages.map((language) => `src/content/${language}/list/cart-item.ts`),
    ...siteLanguages.map((language) => `src/content/${language}/messages.ts`),
  ];
  const gone = paths.find((path) => !existsSync(path));
  if (gone !== undefined) throw new Error(`${gone} is gone: name what has taken its place in unshared-modules.ts`);
  return paths;
}
