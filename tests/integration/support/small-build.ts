/**
 * `node small-build.ts <folder> <settings>` builds the file `source` into `<folder>/dist`, says which build it uses,
 * and stays until it is ended. The build takes at least 0.4 s, so that another one can begin meanwhile, and lasts while
 * there is a file `hold`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuild } from '#scripts/build/versions/ensure-build.ts';
import { until } from '#scripts/support/until.ts';

const [parent = '', settings = ''] = process.argv.slice(2);
const readSource = () => readFileSync(join(parent, 'source'), 'utf8');
const { folder } = await ensureBuild({
  root: join(parent, 'dist'),
  computeFingerprint: () => ({ settings, sources: Buffer.from(readSource()).toString('hex') }),
  make: async (part) => {
    console.log('builds');
    for (let number = 0; number < 20; number++) {
      await writeFile(join(part, `${number}.txt`), readSource());
      await sleep(20);
    }
    await until('the end of `hold`', () => !existsSync(join(parent, 'hold')), { timeoutMs: 120_000, intervalMs: 20 });
  },
  log: console.log,
});
console.log(`uses ${basename(folder)}`);
setInterval(() => undefined, 1000);
