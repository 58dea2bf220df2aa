import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { killGroup } from '#tests/support/kill-group.ts';

function mockKill() {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  onTestFinished(() => kill.mockRestore());
  return kill;
}

test('a child that did not start is not killed, nor is the group of this process', async () => {
  const kill = mockKill();
  const child = spawn('/no/such/program', { detached: true });
  await once(child, 'error');
  killGroup(child);
  expect(kill).not.toHaveBeenCalled();
});

test('a child is killed with what it started', async () => {
  const child = spawn('sh', ['-c', 'sleep 60 & wait'], { detached: true });
  // Comes only once `sleep`, which has the same output, has ended too.
  const closed = once(child, 'close');
  killGroup(child);
  expect(await closed).toEqual([null, 'SIGKILL']);
});

test('a group that has ended is no error', async () => {
  const child = spawn('true', { detached: true });
  await once(child, 'close');
  expect(() => killGroup(child)).not.toThrow();
});

test('a group that may not be killed is an error', () => {
  const refused = Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  mockKill().mockImplementation(() => {
    throw refused;
  });
  expect(() => killGroup({ pid: 1 } as ReturnType<typeof spawn>)).toThrow(refused);
});
