/**
 * Runs the measurements in turn, so that other work of the machine slows all of them alike. Every second round runs
 * backwards, so that no measurement is always the first after a pause.
 */
export async function measureInTurn<Name extends string, Value>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<Value>>>,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(measures) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await measures[name]());
  }
  return results;
}
