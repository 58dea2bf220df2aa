import { existsSync } from 'node:fs';
import { locales } from '#content/company.ts';

/** The bench of the grades and the fields of forms are on four pages, and the others are lighter without them. */
export const unsharedModules = [
  'src/web/features/grades/',
  'src/web/ui/controls/field.tsx',
  'src/web/ui/controls/text-field.tsx',
  ...locales.map((language) => `src/content/${language}/cart-item.ts`),
  ...locales.map((language) => `src/content/${language}/messages.ts`),
];

for (const path of unsharedModules)
  if (!existsSync(path)) throw new Error(`${path} is gone: name what has taken its place in unshared-modules.ts`);
