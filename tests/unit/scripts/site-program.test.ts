import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import project from '#package' with { type: 'json' };

const ownerCommands = Object.entries(project.scripts)
  .filter(([, line]) => line.startsWith('node scripts/owner/'))
  .map(([command]) => command);

test('`bin/site` knows each of the owner’s commands, and names them if it is called with another', () => {
  expect(ownerCommands).toContain('backup');
  const [, known = ''] = /^ {2}(backup .*)\)$/m.exec(readFileSync('bin/site', 'utf8')) ?? [];
  expect(known.split(' | ').toSorted()).toEqual(ownerCommands.toSorted());
  const { status, stderr } = spawnSync('sh', ['bin/site', 'nothing'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim().split('|')).toEqual(expect.arrayContaining(ownerCommands));
});
