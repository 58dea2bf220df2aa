interface Text {
  readonly file: string;
  readonly text: string;
}

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Lists the texts that modules export, also those inside functions, but no names of exports, keys and parameters. */
export function listExportedTexts(modules: Modules): Text[] {
  return Object.entries(modules).flatMap(([path, module]) =>
    [...new Set(Object.values(module).flatMap((value) => collectTexts(value)))].map((text) => ({
      file: path.replace('./', ''),
      text,
    })),
  );
}

function collectTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return getLiterals(String(value));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(collectTexts);
}

function getLiterals(code: string): string[] {
  return Array.from(code.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g), (found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').replaceAll(/\\(.)/g, '$1'),
  );
}

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
