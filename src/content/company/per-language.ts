/** Not `siteLanguages`: a fact may also be stated in a language that the site leaves out (docs/languages.md). */
const languagesWithTexts = ['en', 'es'] as const;

export type PerLanguage<Value = string> = Readonly<Partial<Record<(typeof languagesWithTexts)[number], Value>>>;

/**
 * Checks a text or a list of texts that the owner states per language. Returns what is wrong, in words that follow the
 * fact's name: `is said in no language`.
 */
export function findLanguageMistake(value: unknown, kind: 'line' | 'list' = 'line'): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const example = kind === 'line' ? "{ en: 'one day', es: 'un día' }" : "{ en: ['English'], es: ['inglés'] }";
    return `must be said language by language, such as ${example}`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return 'is said in no language: remove its line';
  for (const [language, text] of entries) {
    if (!languagesWithTexts.some((known) => known === language)) {
      return `is said in ${language}, but the languages are ${languagesWithTexts.join(', ')}`;
    }
    if (kind === 'line' && !isLine(text)) return `in ${language} must be one line of text`;
    if (kind === 'list' && !(Array.isArray(text) && text.length > 0 && text.every(isLine))) {
      return `in ${language} must be a list such as ['English']`;
    }
  }
  return undefined;
}

export function isLine(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 200 && !/\p{Cc}/u.test(value);
}
