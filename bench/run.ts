/**
 * `npm run bench [-- part ... --rounds 5]`: measures the built site and writes bench/RESULTS.md; without a part, all
 * of `parts`.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { runProcess } from '#scripts/support/run-process.ts';
import { runScript } from '#scripts/support/run-script.ts';
import { buildCommand } from '#scripts/test/run-after-build.ts';
import { effort } from './effort.ts';
import { growth } from './growth.ts';
import { interaction } from './interaction.ts';
import { lighthouse } from './lighthouse.ts';
import { load } from './load.ts';
import { navigation } from './navigation.ts';
import { quickList } from './quick-list.ts';
import { script } from './script.ts';
import { server } from './server.ts';
import { findMissingRequirement } from './support/find-missing-requirement.ts';
import type { BenchPart } from './support/result.ts';
import { formatTable, writeTable } from './support/table.ts';

const parts: Readonly<Record<string, BenchPart>> = {
  load,
  script,
  navigation,
  interaction,
  server,
  growth,
  'quick-list': quickList,
  lighthouse,
  effort,
};

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds needs a number from 1 on: ${values.rounds}`);
  const names = positionals.length > 0 ? positionals : Object.keys(parts);
  const chosenParts = names.map((name) => {
    const part = parts[name];
    if (!part) throw new Error(`unknown part ${name}; known parts: ${Object.keys(parts).join(', ')}`);
    return { name, part };
  });

  if (!(await runProcess(buildCommand))) return false;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'}`;
  for (const { name, part } of chosenParts) {
    const missing = findMissingRequirement(name);
    if (missing) {
      console.log(`\n${part.title}: skipped, ${missing}`);
      continue;
    }
    console.log(`\n${part.title} ...`);
    const results = await part.measure(rounds);
    console.log(formatTable(results));
    const measured = part.isMeasuredOnce ? 'measured once' : `medians of ${rounds} rounds`;
    writeTable(part.title, results, `Commit ${commit}, ${machine}, ${measured}.`);
  }
});
// Something that a measurement has started may still keep this process alive.
process.exit();
