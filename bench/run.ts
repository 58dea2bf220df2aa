/**
 * Measures the built site and writes the tables of bench/RESULTS.md: `npm run bench [part ...] [--rounds 5]`.
 * Parts: load, navigation, interaction, server, growth, lighthouse; all of them when none is named. See README.md.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { growth } from './growth.ts';
import { interaction } from './interaction.ts';
import { lighthouse } from './lighthouse.ts';
import { load } from './load.ts';
import { missing } from './requirements.ts';
import { navigation } from './navigation.ts';
import type { Part } from './result.ts';
import { server } from './server.ts';
import { table, writeTable } from './table.ts';

const parts: Readonly<Record<string, Part>> = { load, navigation, interaction, server, growth, lighthouse };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);

if (!existsSync('dist/site/index.html'))
  execFileSync(process.execPath, ['scripts/build/build.ts'], { stdio: 'inherit' });
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
const heading = `Commit ${commit}, ${machine}, medians of ${rounds} interleaved rounds.`;
for (const name of wanted) {
  const part = parts[name];
  if (!part) throw new Error(`there is no part ${name}; there are ${Object.keys(parts).join(', ')}`);
  const lack = missing(name);
  if (lack) {
    console.log(`\n${part.title}: left out, ${lack}`);
    continue;
  }
  console.log(`\n${part.title} ...`);
  const rows = await part.measure(rounds);
  console.log(table(rows));
  writeTable({ title: part.title, rows }, heading);
}
process.exit(0);
