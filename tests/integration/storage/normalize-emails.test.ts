import { describe, expect, test } from 'vitest';
import { normalizeEmails } from '#server/storage/migrations/0004-normalize-emails.ts';
import { storePlainEmails } from '#server/storage/migrations/0007-plain-emails.ts';
import { migrations } from '#server/storage/migrations/migrate.ts';
import { openTestCartDatabase, openTestDb, testEngines, type TestEngine } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';

/** Opens a database for emails as an older version stored them: the repository stores them as they are given. */
async function openFormer(engine: TestEngine) {
  const database = await engine.prepare();
  const { cartRepository } = await openTestCartDatabase(database.url);
  const { db } = await openTestDb(database.parsedUrl);
  const listTypes = async (email: string) => (await cartRepository.list(email)).map(({ type }) => type);
  const add = (email: string, type: string) => cartRepository.add({ ...albaOfAna, email, type }, 'same-key');
  return { db, listTypes, add };
}

describe.each(testEngines)('on $name', (engine) => {
  test('the composition of letters and marks joins no carts', async () => {
    const { db, listTypes, add } = await openFormer(engine);
    await add('jose\u0301@example.com', 'to be composed');
    await add('ana\u0303@example.com', 'decomposed, beside the next');
    await add('an\u00e3@example.com', 'composed, beside the last');
    await add('i\u0307rem@example.com', 'without a composed letter');
    await add('irem@example.com', 'of somebody else');
    await add('\u1e69@example.com', 'composed of two marks');
    await add('s\u0323\u0307@example.com', 'with two marks');

    await normalizeEmails(db);
    await normalizeEmails(db);

    expect(await listTypes('jos\u00e9@example.com')).toEqual(['to be composed']);
    expect(await listTypes('jose\u0301@example.com')).toEqual([]);
    expect(await listTypes('an\u00e3@example.com')).toEqual(['composed, beside the last']);
    expect(await listTypes('ana\u0303@example.com')).toEqual(['decomposed, beside the next']);
    expect(await listTypes('i\u0307rem@example.com')).toEqual(['without a composed letter']);
    expect(await listTypes('irem@example.com')).toEqual(['of somebody else']);
    expect(await listTypes('\u1e69@example.com')).toEqual(['composed of two marks']);
    expect(await listTypes('s\u0323\u0307@example.com')).toEqual(['with two marks']);
  });

  test('of two carts that are composed to one address, one keeps its own', async () => {
    const { db, listTypes, add } = await openFormer(engine);
    await add('a\u0323\u0302@example.com', 'two marks, in order');
    await add('a\u0302\u0323@example.com', 'two marks, the other order');

    await normalizeEmails(db);
    await normalizeEmails(db);

    expect(await listTypes('\u1ead@example.com')).toHaveLength(1);
    expect(await db.selectFrom('cart_items').select('id').execute()).toHaveLength(2);
  });

  test('the removal of signs around an email and of the code of its domain joins no carts', async () => {
    const { db, listTypes, add } = await openFormer(engine);
    await add('jane@xn--mnchen-3ya.example', 'encoded');
    await add('<ana@example.com>', 'brackets');
    await add('mailto:leo@example.com', 'link');
    await add('eva@example.com,', 'comma');
    await add('eva@example.com', 'plain');
    await add("o'neil@example.com", 'apostrophe');

    await storePlainEmails(db);
    await storePlainEmails(db);

    expect(await listTypes('jane@m\u00fcnchen.example')).toEqual(['encoded']);
    expect(await listTypes('ana@example.com')).toEqual(['brackets']);
    expect(await listTypes('leo@example.com')).toEqual(['link']);
    expect(await listTypes('eva@example.com')).toEqual(['plain']);
    expect(await listTypes('eva@example.com,')).toEqual(['comma']);
    expect(await listTypes("o'neil@example.com")).toEqual(['apostrophe']);
  });
});

test('an upgrade runs both migrations', () => {
  expect(migrations).toEqual(expect.arrayContaining([normalizeEmails, storePlainEmails]));
});
