import { readdirSync, readFileSync } from 'node:fs';

const folder = 'src/content';

interface TextLine {
  readonly file: string;
  readonly text: string;
}

/** Without imports and comments; keys, texts and alternatives of pictures remain. */
export function textLines(language: string, ...others: readonly string[]): TextLine[] {
  const files = readdirSync(`${folder}/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${language}/${file}`);
  return [...files, ...others].flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/\*|\*)|^import |^} from /.test(line))
      .map((text) => ({ file, text })),
  );
}

/** As `file: words`, without the allowed words. */
export function findWords(
  lines: readonly TextLine[],
  words: RegExp,
  allowed: readonly (readonly [file: string, words: string])[],
): string[] {
  return lines.flatMap(({ file, text }) => {
    const rest = allowed
      .filter(([allowedFile]) => allowedFile === file)
      .reduce((left, [, exception]) => left.replaceAll(exception, ''), text);
    return Array.from(rest.matchAll(words), ([found]) => `${file}: ${found}`);
  });
}
