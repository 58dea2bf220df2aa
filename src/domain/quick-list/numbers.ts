/**
 * What a written number may mean, as decimals with a point: `2,5` is 2.5, and `1,000` may be 1000 or 1.000. A point and a
 * comma are read alike, because countries use them the other way round. Empty if it can't be a number.
 */
export function parseNumber(text: string): string[] {
  const plain = withoutGroups(text, /['’\u00A0\u202F]/u);
  if (plain === undefined) return [];
  const marks = plain.replaceAll(/\d/g, '');
  const decimalMark = marks.at(-1) ?? '';
  const isOneKind = marks === decimalMark.repeat(marks.length);
  if (marks.length === 1) {
    const grouped = withoutGroups(plain, /[.,]/);
    const decimal = plain.replace(decimalMark, '.');
    return grouped === undefined ? [decimal] : [grouped, decimal];
  }
  if (isOneKind) return [withoutGroups(plain, /[.,]/)].filter((value) => value !== undefined);
  if (marks.indexOf(decimalMark) !== marks.length - 1) return [];
  const [whole = '', fraction = ''] = plain.split(decimalMark);
  const grouped = withoutGroups(whole, /[.,]/);
  return grouped === undefined ? [] : [`${grouped}.${fraction}`];
}

/** Joins groups of thousands; undefined if the groups are not thousands. Without marks the text itself. */
function withoutGroups(text: string, mark: RegExp): string | undefined {
  const [first = '', ...groups] = text.split(mark);
  if (groups.length === 0) return text;
  const isGrouped = /^[1-9]\d{0,2}$/.test(first);
  // The last group may carry decimals: 1'000.5.
  return isGrouped &&
    groups.every((group, index) => (index === groups.length - 1 ? /^\d{3}(?!\d)/ : /^\d{3}$/).test(group))
    ? first + groups.join('')
    : undefined;
}
