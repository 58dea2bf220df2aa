import { existsSync } from 'node:fs';
import { siteLanguages } from '#content/company.ts';

/**
 * The bench of the grades and the fields of forms are on four pages, and the others are lighter without them. Throws an
 * `Error` if one is gone.
 */
export function unsharedModules(): readonly string[] {
  const paths = [
    'src/web/features/grades/',
    'src/web/ui/controls/field.tsx',
    'src/web/ui/controls/text-field.tsx',
    ...siteLanguages.map((language) => `src/content/${language}/cart-item.ts`),
    ...siteLanguages.map((language) => `src/content/${language}/messages.ts`),
  ];
  const gone = paths.find((path) => !existsSync(path));
  if (gone !== undefined) throw new Error(`${gone} is gone: name what has taken its place in unshared-modules.ts`);
  return paths;
}
