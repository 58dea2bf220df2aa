interface Text {
  readonly file: string;
  readonly text: string;
}

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the modules export, text by text. Of a function, the texts in it; names of exports, keys and parameters are none. */
export function exportedTexts(modules: Modules): Text[] {
  return Object.entries(modules).flatMap(([path, module]) =>
    [...new Set(Object.values(module).flatMap((value) => textsIn(value)))].map((text) => ({
      file: path.replace('./', ''),
      text,
    })),
  );
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return getLiterals(String(value));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function getLiterals(code: string): string[] {
  return Array.from(code.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g), (found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').replaceAll(/\\(.)/g, '$1'),
  );
}

/** Every match as `file: words`, after the allowed words were taken out of the file's texts. */
export function findWords(
  texts: readonly Text[],
  words: RegExp,
  allowed: readonly (readonly [file: string, words: string])[],
): string[] {
  return texts.flatMap(({ file, text }) => {
    const rest = allowed
      .filter(([allowedFile]) => allowedFile === file)
      .reduce((left, [, exception]) => left.replaceAll(exception, ''), text);
    return Array.from(rest.matchAll(words), ([found]) => `${file}: ${found}`);
  });
}
