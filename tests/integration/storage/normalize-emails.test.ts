import { expect, test } from 'vitest';
import { normalizeEmails } from '#server/storage/migrations/0004-normalize-emails.ts';
import { storePlainEmails } from '#server/storage/migrations/0007-plain-emails.ts';
import { migrations } from '#server/storage/migrations/migrate.ts';
import { openTestCartDatabase, openTestDb, testEngines, type TestEngine } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';

/** Opens a database for e-mails as an older version stored them: the repository stores them as they are given. */
async function openFormer(engine: TestEngine) {
  const database = await engine.prepare();
  const { cartRepository } = await openTestCartDatabase(database.url);
  const { db } = await openTestDb(database.parsedUrl);
  const listTypes = async (email: string) => (await cartRepository.list(email)).map(({ type }) => type);
  const add = (email: string, type: string) => cartRepository.add({ ...albaOfAna, email, type }, 'same-key');
  return { db, listTypes, add };
}

test.each(testEngines)('the composition of letters and marks merges no carts, on $name', async (engine) => {
  const { db, listTypes, add } = await openFormer(engine);
  const carts = [
    ['jose\u0301@example.com', 'composed by the upgrade'],
    ['ana\u0303@example.com', 'decomposed'],
    ['an\u00e3@example.com', 'composed'],
    ['i\u0307rem@example.com', 'normal already'],
    ['irem@example.com', 'of somebody else'],
    ['\u1e69@example.com', 'normal'],
    ['s\u0323\u0307@example.com', 'first of two'],
    ['a\u0323\u0302@example.com', 'two marks, in order'],
    ['a\u0302\u0323@example.com', 'two marks, the other order'],
  ] as const;
  for (const [email, type] of carts) await add(email, type);

  expect(migrations).toContain(normalizeEmails);
  await normalizeEmails(db);
  await normalizeEmails(db);

  expect(await listTypes('jos\u00e9@example.com')).toEqual(['composed by the upgrade']);
  expect(await listTypes('jose\u0301@example.com')).toEqual([]);
  expect(await listTypes('an\u00e3@example.com')).toEqual(['composed']);
  expect(await listTypes('ana\u0303@example.com')).toEqual(['decomposed']);
  expect(await listTypes('i\u0307rem@example.com')).toEqual(['normal already']);
  expect(await listTypes('irem@example.com')).toEqual(['of somebody else']);
  expect(await listTypes('\u1e69@example.com')).toEqual(['normal']);
  expect(await listTypes('s\u0323\u0307@example.com')).toEqual(['first of two']);
  expect(await listTypes('\u1ead@example.com')).toHaveLength(1);
  expect(await db.selectFrom('cart_items').select('id').execute()).toHaveLength(carts.length);
});

test.each(testEngines)(
  'the removal of signs around an e-mail and of the code of its domain merges no carts, on $name',
  async (engine) => {
    const { db, listTypes, add } = await openFormer(engine);
    await add('jane@xn--mnchen-3ya.example', 'encoded');
    await add('<ana@example.com>', 'brackets');
    await add('mailto:leo@example.com', 'link');
    await add('eva@example.com,', 'comma');
    await add('eva@example.com', 'plain');
    await add("o'neil@example.com", 'apostrophe');

    expect(migrations).toContain(storePlainEmails);
    await storePlainEmails(db);
    await storePlainEmails(db);

    expect(await listTypes('jane@m\u00fcnchen.example')).toEqual(['encoded']);
    expect(await listTypes('ana@example.com')).toEqual(['brackets']);
    expect(await listTypes('leo@example.com')).toEqual(['link']);
    expect(await listTypes('eva@example.com')).toEqual(['plain']);
    expect(await listTypes('eva@example.com,')).toEqual(['comma']);
    expect(await listTypes("o'neil@example.com")).toEqual(['apostrophe']);
  },
);
