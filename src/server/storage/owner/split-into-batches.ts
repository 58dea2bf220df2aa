export function* splitIntoBatches<Element>(list: readonly Element[], size: number): Generator<readonly Element[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
