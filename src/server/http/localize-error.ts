import { parseAccept } from 'hono/utils/accept';
import { siteLanguages } from '#content/company.ts';
import { cartItemErrors } from '#text/cart/cart-item.ts';
import { serverErrors } from '#text/server/server-errors.ts';

const englishErrors = { ...serverErrors, ...cartItemErrors };

export type ErrorName = keyof typeof englishErrors;

/**
 * How many characters of `Accept-Language` are read: more than browsers send. Unbounded parsing would take more than
 * linear time.
 */
const maxHeaderLength = 200;

const byLanguage = new Map<string, typeof englishErrors>();
for (const language of siteLanguages) {
  // `tsconfig.<language>.json` checks that the modules have the types of the English ones.
  const itemTexts: typeof import('#text/cart/cart-item.ts') = await import(`#content/${language}/cart/cart-item.ts`);
  const serverTexts: typeof import('#text/server/server-errors.ts') = await import(
    `#content/${language}/server/server-errors.ts`
  );
  byLanguage.set(language, { ...serverTexts.serverErrors, ...itemTexts.cartItemErrors });
}

export function localizeError(
  name: ErrorName,
  acceptLanguage: string | null | undefined,
): { readonly text: string; readonly headers: Readonly<Record<string, string>> } {
  const wanted = parseAccept((acceptLanguage ?? '').slice(0, maxHeaderLength)).filter(({ q }) => q > 0);
  const language = wanted
    .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
    .find((primary) => byLanguage.has(primary));
  const messages = byLanguage.get(language ?? '') ?? englishErrors;
  return { text: messages[name], headers: language === undefined ? {} : { 'Content-Language': language } };
}
