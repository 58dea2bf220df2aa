import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTestCartDatabase } from '#tests/support/engines.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

test('a person who is forgotten stays in no log of npm', async () => {
  const home = makeTestFolder('home', onTestFinished);
  await (await openTestCartDatabase(`sqlite:${home}/site.sqlite`)).close();
  const { status, stdout } = spawnSync('npm', ['run', 'forget', '--', 'victim-5d1c@example.com'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      HOME: home,
      npm_config_cache: join(home, '.npm'),
      DATABASE_URL: `sqlite:${home}/site.sqlite`,
    },
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('nothing is kept for victim-5d1c@example.com')]);
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('site.sqlite'))
    .map((name) => join(home, name))
    .filter((file) => statSync(file).isFile());
  expect(files.filter((file) => readFileSync(file, 'latin1').includes('victim-5d1c'))).toEqual([]);
});
