import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function start(variables: Readonly<Record<string, string>>, options: readonly string[] = []) {
  return spawnSync('node', ['scripts/start.ts', ...options], {
    env: { ...process.env, SITE_URL: 'https://never-built.example', ...variables },
    encoding: 'utf8',
  });
}

test.each([
  [{ PORT: 'none' }, 'error: PORT must be a whole number from 0 to 65535, not "none"\n'],
  [{ SITE_URL: 'spice.example' }, /^error: SITE_URL must be an address .*\n$/],
  [{ COMPANY_EMAIL: 'nobody' }, /^error: .*"?nobody"?.*\n$/],
])('an invalid variable stops the start before anything is built: %o', (variables, message) => {
  const { status, stdout, stderr } = start(variables);
  expect(stderr).toMatch(message);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('an option is refused, with the way to say it', () => {
  const { status, stderr } = start({}, ['--port', '80']);
  expect(stderr).toBe('error: npm start takes no arguments; write PORT=3000 npm start\n');
  expect(status).toBe(1);
});
