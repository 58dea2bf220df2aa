/** Control characters, line and paragraph separators. */
const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu;
/** Bidirectional control characters (spoofing). */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;
/** Emoji, joiners and variation selectors, which some desktops display as broken characters. */
const emoji =
  /\u200D?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)[\p{Emoji_Modifier}\uFE0F]*|[\uFE0F\u20E3\u{E0020}-\u{E007F}]/gu;

/**
 * Converts a visitor's text to one line: line breaks and control characters become spaces, runs of spaces collapse,
 * emoji and lone surrogates are removed. The result cannot start a new line of a message.
 */
export function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(controlCharacters, ' ')
    .replace(bidiControls, '')
    .replace(emoji, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The lines of a longer text, each converted, without empty lines at both ends. */
export function toLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(toSingleLine)
    .join('\n')
    .trim()
    .split('\n');
}

/** Truncates a text to `length` UTF-16 units with an ellipsis, without splitting a character. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
}

/** The length of a text in a URL: a space takes three characters, a Chinese character nine. */
export function encodedLength(text: string): number {
  return encodeURIComponent(text.toWellFormed()).length;
}

/** Truncates a text with an ellipsis so that it takes at most `length` characters in a URL, without splitting a character. */
export function truncateEncoded(text: string, length: number): string {
  if (encodedLength(text) <= length) return text;
  const ellipsis = '…';
  let remaining = length - encodedLength(ellipsis);
  let kept = '';
  for (const character of text) {
    remaining -= encodedLength(character);
    if (remaining < 0) break;
    kept += character;
  }
  return kept.trimEnd() + ellipsis;
}

/** The characters that WhatsApp reads as formatting, a pattern of them at word edges, and their look-alikes. */
const lookAlikes = [
  ['*', /(?<![A-Za-z0-9])\*|\*(?![A-Za-z0-9])/g, '∗'],
  ['_', /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '＿'],
  ['~', /(?<![A-Za-z0-9])~|~(?![A-Za-z0-9])/g, '∼'],
  ['`', /(?<![A-Za-z0-9])`|`(?![A-Za-z0-9])/g, 'ˋ'],
] as const;

/**
 * Escapes `*`, `_`, `~` and back-ticks in one line of a WhatsApp message by similar-looking characters. A mark formats
 * only in pairs at word edges, so single marks and marks between letters or digits, as in e-mail addresses, stay.
 */
export function escapeWhatsAppMarkup(line: string): string {
  return lookAlikes.reduce((text, [mark, atWordEdge, lookAlike]) => {
    const isPair = text.indexOf(mark) !== text.lastIndexOf(mark);
    return isPair ? text.replace(atWordEdge, lookAlike) : text;
  }, line);
}
