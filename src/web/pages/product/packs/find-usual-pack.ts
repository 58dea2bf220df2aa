/** The first number of the last clause before the first `kg`: 25 in `Bags of 25 or 50 kg`. */
export function findUsualPack(packing: string): string | undefined {
  const [words = '', rest] = packing.split(/\skg/, 2);
  if (rest === undefined) return undefined;
  const clause = words.split(/[;()]/).at(-1) ?? '';
  return /\d+/.exec(clause)?.[0];
}
