import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeScratchFolder } from './scratch-folder.ts';

const execute = promisify(execFile);

interface WrkOptions {
  readonly seconds?: number;
  readonly connections?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly script?: string;
}

/** Returns requests per second. Throws if any response is an error. */
export async function runWrk(url: string, options: WrkOptions = {}): Promise<number> {
  const { seconds = 3, connections = 32, headers = {}, script } = options;
  const args = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  if (script !== undefined) {
    const file = join(makeScratchFolder(), 'wrk.lua');
    writeFileSync(file, script);
    args.push('-s', file);
  }
  const { stdout } = await execute('wrk', [...args, url]);
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout);
  if (failed) throw new Error(`${url} returned ${failed[1]} errors`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

export const addItemsScript = `
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local n = 0
request = function()
  n = n + 1
  local body = string.format('{"category":"Cinnamon","type":"Alba","quantity":2,"packWeight":"0.5","unit":"kg","email":"w%d-%d@example.com"}', os.time(), n)
  return wrk.format(nil, "/api/cart", nil, body)
end
`;
