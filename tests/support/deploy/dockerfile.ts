import { readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';

interface Step {
  readonly name: string;
  readonly text: string;
}

interface Stage {
  readonly name: string | undefined;
  readonly base: string;
  readonly steps: readonly Step[];
}

export function readStages(): readonly Stage[] {
  const stages: { name: string | undefined; base: string; steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync('deploy/Dockerfile', 'utf8')).getInstructions()) {
    const text = (instruction.getRawArgumentsContent() ?? '').replaceAll(/\s*\\\n\s*/g, ' ');
    const [base = '', , name] = text.split(' ');
    if (instruction.getKeyword() === 'FROM') stages.push({ name, base, steps: [] });
    else stages.at(-1)?.steps.push({ name: instruction.getKeyword(), text });
  }
  return stages;
}

export function getText({ steps }: Stage, name: string): string {
  const step = steps.findLast((each) => each.name === name);
  if (!step) throw new Error(`deploy/Dockerfile has no ${name} there`);
  return step.text;
}
