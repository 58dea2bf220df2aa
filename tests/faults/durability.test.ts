import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '#scripts/test/databases/postgres.ts';
import { followSystemCalls, type SystemCall } from '#tests/faults/support/follow-system-calls.ts';
import { alba } from '#tests/support/items.ts';
import { postItem } from '#tests/support/post-item.ts';
import { createServerProcess, killRemainingServers } from '#tests/support/server-process.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

const clients = 10;
const itemsPerClient = 20;
const allItems = clients * itemsPerClient;
/** Some are synced by chance: a busy machine may delay a response until its commit. */
const maxSyncedByChance = allItems / 2;

const folder = makeTestFolder('durability', afterAll);
afterEach(killRemainingServers);

/** Numbers of items that got a response, and whose entry in the log was written, and synced, before that response. */
interface Durability {
  readonly answeredCount: number;
  readonly writtenCount: number;
  readonly syncedCount: number;
}

async function addItems(
  variables: Record<string, string>,
  log: RegExp,
  otherProcesses: () => readonly number[] = () => [],
): Promise<Durability> {
  const site = await createServerProcess(variables);
  await site.start();
  const markers: string[] = [];
  const runClient = async (client: number) => {
    for (let index = 0; index < itemsPerClient; index++) {
      const marker = `marker-${client}-${crypto.randomUUID()}`;
      // The marker is in two fields, because the end of a page of the database's log may cut one of them.
      const response = await postItem(site.url, { ...alba, email: `${marker}@example.com`, note: marker });
      await response.arrayBuffer();
      if (response.status === 201) markers.push(marker);
    }
  };
  // Opens the server's connections to PostgreSQL, because `otherProcesses` lists only processes that exist already.
  await Promise.all(Array.from({ length: clients }, () => fetch(`${site.url}/api/cart?email=a@b.cd`)));
  const calls = await followSystemCalls([site.getProcessId(), ...otherProcesses()], async () => {
    await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  });
  await site.stop('SIGTERM');
  return countDurable(calls, markers, log);
}

function countDurable(calls: readonly SystemCall[], markers: readonly string[], log: RegExp): Durability {
  const logCalls = calls.filter(({ text }) => log.test(text));
  const syncs = logCalls.filter(({ name }) => name.includes('sync'));
  const answers = calls.filter(({ text }) => text.includes('HTTP/1.1 201'));
  const count = { answeredCount: 0, writtenCount: 0, syncedCount: 0 };
  for (const marker of markers) {
    const answer = answers.find(({ text }) => text.includes(marker));
    const write = logCalls.find(({ name, text }) => name.includes('write') && text.includes(marker));
    if (!answer) continue;
    count.answeredCount++;
    if (!write || write.end > answer.start) continue;
    count.writtenCount++;
    const isOfSameFile = ({ text }: SystemCall) =>
      findPathBehindDescriptor(text) === findPathBehindDescriptor(write.text);
    const sync = syncs.filter(isOfSameFile).find(({ start }) => start > write.end);
    if (sync && sync.end < answer.start) count.syncedCount++;
  }
  return count;
}

function findPathBehindDescriptor(text: string): string | undefined {
  return /<([^>]+)>/.exec(text)?.[1];
}

describe('SQLite', () => {
  const add = (name: string, variables: Record<string, string> = {}) =>
    addItems({ DATABASE_URL: `sqlite:${join(folder, name)}.sqlite`, ...variables }, /^\d+<[^>]+-wal>/);
  const weakCommitVariables = (variant: string) => ({
    NODE_OPTIONS: `--import=${new URL('support/weak-commits.ts', import.meta.url).href}`,
    WEAK_COMMITS: variant,
  });

  test('the log is synced after an item is written and before its response leaves', async () => {
    const found = await add('full');
    console.log(`SQLite: ${JSON.stringify(found)}`);
    expect(found).toEqual({ answeredCount: allItems, writtenCount: allItems, syncedCount: allItems });
  });

  test('the test sees a commit without a sync', async () => {
    expect(await add('normal', weakCommitVariables('normal'))).toEqual({
      answeredCount: allItems,
      writtenCount: allItems,
      syncedCount: 0,
    });
  });

  test('the test sees a response before the commit', async () => {
    const { answeredCount, syncedCount } = await add('late', weakCommitVariables('late'));
    expect(answeredCount).toBe(allItems);
    expect(syncedCount).toBeLessThan(maxSyncedByChance);
  });
});

describe('PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const add = () => {
    const server = postgres.getProcessId();
    const children = () =>
      readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim().split(' ').map(Number);
    return addItems({ DATABASE_URL: postgres.url }, /^\d+<[^>]+\/pg_wal\/[^>]+>/, () => [server, ...children()]);
  };

  test('the log is synced after an item is written and before its response leaves', async () => {
    const found = await add();
    console.log(`PostgreSQL: ${JSON.stringify(found)}`);
    expect(found).toEqual({ answeredCount: allItems, writtenCount: allItems, syncedCount: allItems });
  });

  test.each(['synchronous_commit', 'fsync'])('the test sees a server with %s switched off', async (setting) => {
    await postgres.configure(`${setting} = off`);
    const { answeredCount, syncedCount } = await add();
    await postgres.configure(`${setting} = on`);
    expect(answeredCount).toBe(allItems);
    expect(syncedCount).toBeLessThan(maxSyncedByChance);
  });
});
