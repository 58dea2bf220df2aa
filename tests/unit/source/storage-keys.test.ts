import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import { storageKeyTexts } from '#text/pages/privacy.ts';
import { stateKeys } from '#web/storage/history/history-state.ts';
import * as keys from '#web/storage/keys.ts';

const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(`src/web/${file}`, 'utf8') }))
  .filter(({ source }) =>
    /\b(localStorage|sessionStorage|indexedDB|caches|document\.cookie|localStore|sessionStore)\b/.test(source),
  );

test('the page of privacy tells of each storage key, and of no other', () => {
  expect(Object.keys(storageKeyTexts).toSorted()).toEqual([...Object.values(keys), ...stateKeys].toSorted());
});

test('no module stores anything under a key that is not in the list', () => {
  expectFound(sources, 'modules that store');
  for (const { file, source } of sources) {
    const calls = source.matchAll(
      /\b(?:localStore|sessionStore)\.\w+\(([^,)]+)|\.(?:get|set|remove)Item\(([^,)]+)|\bcreateStoredValue\(\{[^}]*\bkey: ([^, ]+)/g,
    );
    const used = Array.from(calls, ([, key, itemKey, valueKey]) => key ?? itemKey ?? valueKey);
    expectFound(used, `keys in ${file}`);
    // `key` is the parameter of `stored-value.ts`.
    expect([...Object.keys(keys), 'key'], file).toEqual(expect.arrayContaining(used));
  }
});
