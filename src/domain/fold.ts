/** The text in lower case and without accents, for comparison. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
