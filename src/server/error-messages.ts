import { parseAccept } from 'hono/utils/accept';
import { locales } from '#content/company.ts';
import * as english from '#text/messages.ts';

type Messages = Pick<typeof english, 'cartItemMessages' | 'serverMessages'>;

export type ErrorName = keyof Messages['serverMessages'] | keyof Messages['cartItemMessages'];

/** Longer than browsers send; bounds parsing, which takes more than linear time. */
const maxAcceptedLength = 200;

const byLanguage = new Map<string, Readonly<Record<ErrorName, string>>>();
for (const language of locales) {
  const messages: Messages =
    language === 'en' ? english : ((await import(`#content/${language}/messages.ts`)) as Messages);
  byLanguage.set(language, { ...messages.serverMessages, ...messages.cartItemMessages });
}
const englishMessages = { ...english.serverMessages, ...english.cartItemMessages };

/**
 * Returns the message in the language that an `Accept-Language` header prefers, else in English, and the header that
 * names the language.
 */
export function errorMessage(
  error: ErrorName,
  accepted: string | null | undefined,
): { readonly text: string; readonly headers: Readonly<Record<string, string>> } {
  const wanted = parseAccept((accepted ?? '').slice(0, maxAcceptedLength)).filter(({ q }) => q > 0);
  const language = wanted
    .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
    .find((primary) => byLanguage.has(primary));
  const messages = byLanguage.get(language ?? '') ?? englishMessages;
  return { text: messages[error], headers: language === undefined ? {} : { 'Content-Language': language } };
}
