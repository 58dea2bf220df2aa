import { siteLanguages } from '#content/company.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';
import { parseAccept } from './parse-accept.ts';

const englishErrors = { ...serverErrors, ...cartItemErrors };

export type ErrorName = keyof typeof englishErrors;

const byLanguage = new Map<string, typeof englishErrors>();
for (const language of siteLanguages) {
  // `tsconfig.<language>.json` checks that the modules have the types of the English ones.
  const item: typeof import('#text/cart/cart-item.ts') = await import(`#content/${language}/cart/cart-item.ts`);
  const others: typeof import('#text/server/server-errors.ts') = await import(
    `#content/${language}/server/server-errors.ts`
  );
  byLanguage.set(language, { ...others.serverErrors, ...item.cartItemErrors });
}

export function localizeError(
  name: ErrorName,
  acceptLanguage: string | null | undefined,
): { readonly text: string; readonly headers: Readonly<Record<string, string>> } {
  const wanted = [...parseAccept(acceptLanguage ?? '')].filter(([, quality]) => quality > 0);
  const language = wanted
    .toSorted(([, a], [, b]) => b - a)
    .map(([tag]) => tag.split('-')[0] ?? '')
    .find((primary) => byLanguage.has(primary));
  const messages = byLanguage.get(language ?? '') ?? englishErrors;
  return { text: messages[name], headers: language === undefined ? {} : { 'Content-Language': language } };
}
