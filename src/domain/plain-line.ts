/** Anything that ends a line or is never seen: control characters, line and paragraph separators. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that turn the direction of what follows, with which a text could look like another one. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;
/** Pictures and what joins and colours them: some desktops show them as broken characters. */
const emoji =
  /\u200D?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)[\p{Emoji_Modifier}\uFE0F]*|[\uFE0F\u20E3\u{E0020}-\u{E007F}]/gu;

/**
 * Brings a visitor's text into one line of a message: line breaks and other control characters become spaces, runs of
 * spaces one, emoji and half characters go, the ends are trimmed. What is left can't begin a line of its own.
 */
export function plainLine(text: string): string {
  return text.toWellFormed().replace(breaks, ' ').replace(turns, '').replace(emoji, '').replace(/\s+/gu, ' ').trim();
}

/** The lines of a longer text, each plain, without empty ones at the ends. */
export function plainLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plainLine)
    .join('\n')
    .trim()
    .split('\n');
}

/** Shortens a text to `length` UTF-16 units, never through a character, and shows that it goes on. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trimEnd()}…`;
}

/** The characters that WhatsApp reads as formatting, where they stand at the edge of a word, and their look-alikes. */
const lookAlikes = [
  ['*', /(?<![A-Za-z0-9])\*|\*(?![A-Za-z0-9])/g, '∗'],
  ['_', /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '＿'],
  ['~', /(?<![A-Za-z0-9])~|~(?![A-Za-z0-9])/g, '∼'],
  ['`', /(?<![A-Za-z0-9])`|`(?![A-Za-z0-9])/g, 'ˋ'],
] as const;

/**
 * Takes the meaning from `*`, `_`, `~` and back-ticks in one line of a WhatsApp message, so that no text turns bold or
 * loses its marks. A mark formats only as one of a pair in its line, each at the edge of a word: a single one, and one
 * between two letters or digits (as in most e-mail addresses), are left as they are. The others are written with a
 * character that looks alike; nothing is lost, and unlike an invisible character it can't be overlooked or ignored.
 */
export function withoutFormatting(line: string): string {
  return lookAlikes.reduce((text, [mark, atWordEdge, lookAlike]) => {
    const isPair = text.indexOf(mark) !== text.lastIndexOf(mark);
    return isPair ? text.replace(atWordEdge, lookAlike) : text;
  }, line);
}
