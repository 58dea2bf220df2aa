import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDatabaseUrl } from '#server/storage/database-url.ts';
import { restoreBackup, saveBackup } from '#server/storage/owner/backup/backup.ts';
import { addItems, backUpAndReadContents, readBackupContents } from '#tests/integration/support/sample-carts.ts';
import { testEngines } from '#tests/support/engines.ts';
import { createFilePathFactory, makeTestFolder } from '#tests/support/test-folder.ts';

const folder = makeTestFolder('kills', afterAll);
const createFilePath = createFilePathFactory(folder);
const neverMs = 60_000;
const [backupBefore, backupAfter] = [createFilePath('.backup'), createFilePath('.backup')];

const env = { ...process.env, TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') };

beforeAll(async () => {
  for (const [file, name, count] of [
    [backupBefore, 'before', 300],
    [backupAfter, 'after', 1500],
  ] as const) {
    const database = `sqlite:${createFilePath('.sqlite')}`;
    await addItems(database, name, count);
    await saveBackup({ databaseUrl: parseDatabaseUrl(database), file });
  }
});

/** Returns the milliseconds that the restore took, or 0 if it was killed. */
async function restoreInProcess(databaseUrl: string, file: string, killAfterMs = neverMs): Promise<number> {
  // A thread of the process kills it, so that the load of the test does not matter.
  const program = `
    import { once } from 'node:events';
    import { Worker } from 'node:worker_threads';
    import { restoreBackup } from '#server/storage/owner/backup/backup.ts';
    import { parseDatabaseUrl } from '#server/storage/database-url.ts';
    const [, databaseUrl, file, killAfterMs] = process.argv;
    const killer = new Worker(
      \`require('node:worker_threads').parentPort.postMessage('ready');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, \${killAfterMs});
      process.kill(process.pid, 'SIGKILL');\`,
      { eval: true, execArgv: [] },
    );
    await once(killer, 'message');
    const start = performance.now();
    await restoreBackup({ databaseUrl: parseDatabaseUrl(databaseUrl), file, canReplace: true });
    process.stdout.write(String(performance.now() - start));
    process.exit();`;
  const args = ['--input-type=module', '-e', program, databaseUrl, file, String(killAfterMs)];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return Number(output);
}

describe.each(testEngines)('with $name', (engine) => {
  test('twenty kills at random moments leave either the old or the new carts', async () => {
    const contentsBefore = readBackupContents(backupBefore);
    const contentsAfter = readBackupContents(backupAfter);
    const killFiveTimes = async () => {
      const database = await engine.prepare();
      const scratch = createFilePath('.backup');
      await restoreBackup({ databaseUrl: database.parsedUrl, file: backupBefore });
      const restoreMs = await restoreInProcess(database.url, backupAfter);
      let storedContents = contentsAfter;
      for (let kill = 0; kill < 5; kill++) {
        const file = storedContents === contentsAfter ? backupBefore : backupAfter;
        const killAfterMs = Math.random() * restoreMs;
        await restoreInProcess(database.url, file, killAfterMs);
        const contents = await backUpAndReadContents(database.url, scratch);
        expect(contents, `kill ${kill + 1}, after ${killAfterMs} of ${restoreMs} ms`).toBeOneOf([
          contentsBefore,
          contentsAfter,
        ]);
        storedContents = contents;
      }
    };
    await Promise.all([killFiveTimes(), killFiveTimes(), killFiveTimes(), killFiveTimes()]);
  });
});
