import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { head } from '#content/es/pages/about.ts';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';

async function startDev(variables: Readonly<Record<string, string>>): Promise<string> {
  const folder = makeTestFolder('dev', onTestFinished);
  const port = String(await getFreePort());
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: port,
    DATABASE_URL: `sqlite:${join(folder, 'dev.sqlite')}`,
  };
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { ...env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
    rmSync(`node_modules/.vite-${port}`, { recursive: true, force: true });
  });
  await once(child.stdout, 'data');
  return `http://127.0.0.1:${port}`;
}

test('the working copy leads to another language below its name and shows it there', async () => {
  const url = await startDev({ SITE_LANGUAGE: 'es' });
  const readRedirect = async (path: string) =>
    (await fetch(url + path, { redirect: 'manual' })).headers.get('location');
  expect([await readRedirect('/'), await readRedirect('/about'), await readRedirect('/esp')]).toEqual([
    '/es',
    '/es/about',
    '/es/esp',
  ]);
  const response = await fetch(`${url}/about`);
  expect([response.status, response.url]).toEqual([200, `${url}/es/about`]);
  expect(await response.text()).toContain(`<title>${head.title}</title>`);
});
