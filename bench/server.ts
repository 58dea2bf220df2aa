import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeMedian } from '#scripts/support/median.ts';
import { addAlbaItems } from './support/fixtures.ts';
import { measureInTurn } from './support/measure-in-turn.ts';
import { formatMs, toRatioResult, toResult, type BenchPart, type Result } from './support/result.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';
import {
  firstPort,
  startBareServer,
  startBaselineServer,
  startProgram,
  startSite,
  type RunningProgram,
} from './support/start-servers.ts';
import { addItemsScript, runWrk } from './support/wrk.ts';

const page = 'about';
const brotli = { 'Accept-Encoding': 'br' };
const readerEmail = 'reader@example.com';
const formatMB = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

export const server: BenchPart = {
  title: 'Server',
  measure: async (rounds) => {
    const folder = makeScratchFolder();
    const databaseFile = join(folder, 'site.sqlite');
    const site = await startSite(firstPort, databaseFile);
    await addAlbaItems(site.url, readerEmail, 3);
    const readPath = `/api/cart?email=${encodeURIComponent(readerEmail)}`;
    const response = await (await fetch(site.url + readPath)).text();
    const constant = await startBaselineServer(firstPort + 1, 'dist/current/site', { CONSTANT_RESPONSE: response });
    const nginx = await serveByNginx(firstPort + 2, folder);
    const bare = await startBareServer(firstPort + 3, `${site.url}/${page}`);
    try {
      const pages = await measureInTurn(rounds, {
        site: () => runWrk(`${site.url}/${page}`, { headers: brotli }),
        bare: () => runWrk(bare.url, { headers: brotli }),
        nginx: () => runWrk(nginx.url, { headers: brotli }),
      });
      // `measureStartTime` uses the port of `bare`.
      await bare.stop();
      const reads = await measureInTurn(rounds, {
        site: () => runWrk(site.url + readPath),
        constant: () => runWrk(`${constant.url}/constant`),
      });
      const writes = await measureInTurn(rounds, {
        site: () => runWrk(site.url, { script: addItemsScript }),
        sqlite: () => measureRawSqlite(join(folder, 'raw.sqlite')),
      });
      return [
        toRatioResult('pages', pages.site, { baseline: 'nginx', baselineRates: pages.nginx, atLeast: 0.6 }),
        toRatioResult('the same page from bare node:http', pages.bare, {
          baseline: 'nginx',
          baselineRates: pages.nginx,
        }),
        toRatioResult('carts read', reads.site, {
          baseline: 'a constant',
          baselineRates: reads.constant,
          atLeast: 0.5,
        }),
        toRatioResult('items stored', writes.site, {
          baseline: 'raw SQLite',
          baselineRates: writes.sqlite,
          atLeast: 0.5,
        }),
        toResult('peak memory during all of this', readPeakMemory(site.pid), { atMost: 150e6, format: formatMB }),
        await measureStartTime(rounds),
      ];
    } finally {
      await Promise.all([site.stop(), constant.stop(), nginx.stop(), bare.stop()]);
    }
  },
};

async function measureStartTime(rounds: number): Promise<Result> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = await startSite(firstPort + 3);
    times.push(started.startMs);
    await started.stop();
  }
  return toResult('from start to first response', computeMedian(times), { atMost: 500, format: formatMs });
}

function serveByNginx(port: number, folder: string): Promise<RunningProgram> {
  const root = join(folder, 'nginx');
  mkdirSync(join(root, 'logs'), { recursive: true });
  copyFileSync(`dist/current/site/${page}.html.br`, join(root, 'page'));
  const config = join(root, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/logs/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log ${root}/logs/access.log combined buffer=64k;
  sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};
    location / { root ${root}; try_files /page =404; default_type text/html; add_header Content-Encoding br; }
  }
}
`,
  );
  return startProgram('nginx', ['-p', root, '-c', config], `http://127.0.0.1:${port}`, '/', {
    PATH: `${process.env.PATH}:/usr/sbin`,
  });
}

function measureRawSqlite(file: string): Promise<number> {
  const text = execFileSync(process.execPath, ['bench/programs/raw-sqlite.ts', file], { encoding: 'utf8' });
  return Promise.resolve(Number(text));
}

function readPeakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}
