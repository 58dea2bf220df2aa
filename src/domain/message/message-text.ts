import { toPlainText } from '#domain/to-plain-text.ts';

/** Emoji, which some desktops show as broken characters. */
const emoji = /\u200D?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)[\p{Emoji_Modifier}\uFE0F]*/gu;
/** Invisible characters that turn other characters into an emoji, such as a digit into a keycap. */
const emojiMarks = /[\uFE0F\u20E3\u{E0020}-\u{E007F}]/gu;

export function toSingleLine(text: string): string {
  return toPlainText(text).replaceAll(emoji, '').replaceAll(emojiMarks, '').replaceAll(/\s+/gu, ' ').trim();
}

export function toLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(toSingleLine)
    .join('\n')
    .trim()
    .split('\n');
}

/** Cuts to `length` UTF-16 units with an ellipsis; splits no character. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
}

export function measureEncodedLength(text: string): number {
  return encodeURIComponent(text.toWellFormed()).length;
}

export function truncateEncoded(text: string, length: number): string {
  if (measureEncodedLength(text) <= length) return text;
  const ellipsis = '…';
  let remaining = length - measureEncodedLength(ellipsis);
  let start = '';
  for (const character of text) {
    remaining -= measureEncodedLength(character);
    if (remaining < 0) break;
    start += character;
  }
  return start.trimEnd() + ellipsis;
}

const lookAlikes = [
  ['*', /(?<![A-Za-z0-9])\*|\*(?![A-Za-z0-9])/g, '∗'],
  ['_', /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '＿'],
  ['~', /(?<![A-Za-z0-9])~|~(?![A-Za-z0-9])/g, '∼'],
  ['`', /(?<![A-Za-z0-9])`|`(?![A-Za-z0-9])/g, 'ˋ'],
] as const;

/**
 * Puts look-alikes in place of the characters by which WhatsApp formats text. Only pairs at the edges of words
 * format, so a single one and those in an email address stay.
 */
export function escapeWhatsAppMarkup(line: string): string {
  return lookAlikes.reduce((text, [mark, atWordEdge, lookAlike]) => {
    const isPair = text.indexOf(mark) !== text.lastIndexOf(mark);
    return isPair ? text.replace(atWordEdge, lookAlike) : text;
  }, line);
}
