import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { restoreBackup, saveBackup } from '#server/storage/backup.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from './engines.ts';
import { addItems, backupContents, storedContents, testFolder } from './sample-carts.ts';

const { folder, freshFile } = testFolder('kills');
const [backupBefore, backupAfter] = [freshFile('.backup'), freshFile('.backup')];

/** Restored copies stay in the folder, and so does compiled code: a process starts faster with it. */
const env = { ...process.env, TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') };

beforeAll(async () => {
  for (const [file, name, count] of [
    [backupBefore, 'before', 300],
    [backupAfter, 'after', 1500],
  ] as const) {
    const database = `sqlite:${freshFile('.sqlite')}`;
    await addItems(database, name, count);
    await saveBackup(database, file, false);
  }
});

describe.each(testEngines)('with $name', (engine) => {
  test('twenty kills at random moments leave the old carts or the new ones, never a mix', async () => {
    const known = [backupBefore, backupAfter].map(backupContents);
    // Four databases at once: most of the time goes into starting processes.
    const killFiveTimes = async () => {
      const database = await engine.prepare();
      const scratch = freshFile('.backup');
      await restoreBackup(database.url, backupBefore, false);
      const complete = await restoreUntil(database.url, backupAfter, new Promise(() => undefined));
      let current = 1;
      for (let kill = 0; kill < 5; kill++) {
        const file = current === 1 ? backupBefore : backupAfter;
        await restoreUntil(database.url, file, sleep(Math.random() * complete));
        const contents = await storedContents(database.url, scratch);
        expect(known).toContain(contents);
        current = known.indexOf(contents);
      }
      await database.drop();
    };
    await Promise.all([killFiveTimes(), killFiveTimes(), killFiveTimes(), killFiveTimes()]);
  });

  /** Starts a restore in a process of its own, kills it at `end`; gives the milliseconds it ran. */
  async function restoreUntil(databaseUrl: string, file: string, end: Promise<unknown>): Promise<number> {
    const program = `
      import { restoreBackup } from '#server/storage/backup.ts';
      process.stdout.write('ready');
      await restoreBackup(process.argv[1], process.argv[2], true);
      process.exit();`;
    const args = ['--input-type=module', '-e', program, databaseUrl, file];
    const child = spawn(process.execPath, args, {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    await once(child.stdout, 'data');
    const start = performance.now();
    await Promise.race([exit, end]);
    child.kill('SIGKILL');
    await exit;
    return performance.now() - start;
  }
});
