import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import project from '#package' with { type: 'json' };
import { serverFlags } from '#scripts/support/server-arguments.ts';

const ownerCommands = Object.entries(project.scripts)
  .filter(([, line]) => line.startsWith('node scripts/owner/'))
  .map(([command]) => command);

test('`bin/site` knows each of the owner’s commands', () => {
  expect(ownerCommands).toContain('backup');
  const [, knownCommands = ''] = /^ {2}(backup .*)\)$/m.exec(readFileSync('bin/site', 'utf8')) ?? [];
  expect(knownCommands.split(' | ').toSorted()).toEqual(ownerCommands.toSorted());
});

test('`bin/site` names the owner’s commands if it is called with another', () => {
  const { status, stderr } = spawnSync('bin/site', ['nothing'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^usage: site start\|health\|backup\|/);
  expect(stderr.trim().split('|')).toEqual(expect.arrayContaining(ownerCommands));
});

test('`bin/site start` starts a release with the flags of npm start', () => {
  const line = `exec "$node" ${serverFlags.join(' ')} "$root/dist/current/server/main.js"`;
  expect(readFileSync('bin/site', 'utf8')).toContain(line);
});

test.each([
  ['127.0.0.1', undefined],
  ['127.0.0.1', '0.0.0.0'],
  ['127.0.0.2', '127.0.0.2'],
  ['::1', '::1'],
])('`bin/site health` asks the site at %s if HOST is %s', async (address, host) => {
  const paths: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    paths.push(url);
    response.end();
  });
  onTestFinished(() => void server.close());
  server.listen(0, address);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { HOST: _, ...env } = process.env;
  const health = execFile('bin/site', ['health'], { env: { ...env, PORT: String(port), ...(host && { HOST: host }) } });
  const [code] = (await once(health, 'exit')) as [number | null];
  expect({ code, paths }).toEqual({ code: 0, paths: ['/api/health'] });
});
