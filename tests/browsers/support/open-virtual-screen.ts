import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { virtualScreenPath } from '#scripts/test/firefox-and-webkit.ts';

interface VirtualScreen {
  readonly display: string;
  readonly close: () => void;
}

export async function openVirtualScreen(): Promise<VirtualScreen> {
  const size = ['-screen', '0', '1920x4000x24'];
  const server = spawn(virtualScreenPath, ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const close = () => void server.kill();
  process.once('exit', close);
  const report = server.stdio[3];
  if (!(report instanceof Readable)) throw new Error('Xvfb has no channel to report its display');
  const [line] = (await Promise.race([once(report, 'data'), once(server, 'exit')])) as [Buffer | number];
  if (!(line instanceof Buffer)) throw new Error('Xvfb did not start');
  return {
    display: `:${line.toString().trim()}`,
    close: () => {
      process.off('exit', close);
      close();
    },
  };
}
