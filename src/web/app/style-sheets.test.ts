import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('src/web/**/*.css').map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
}));

function findAll(pattern: RegExp): string[] {
  expect(sheets.length).toBeGreaterThan(40);
  return sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`));
}

test('no selector ends with a choice of :is(), which browsers try on every element', () => {
  expect(findAll(/:is\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)[^\s>+~,{]*\s*[,{]/g)).toEqual([]);
});

test('weights of type are those of the theme, but for the files of fonts', () => {
  expect(findAll(/\bfont(?:-weight)?:\s*[1-9]\d{2}\b/g).filter((text) => !text.includes('faces.css'))).toEqual([]);
});
