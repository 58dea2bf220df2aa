import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
