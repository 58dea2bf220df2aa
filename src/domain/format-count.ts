/** A count with its noun, for the log and the owner's commands: `1 row`, `2 rows`. */
export function formatCount(count: number, singular: string): string {
  return `${count} ${singular}${count === 1 ? '' : 's'}`;
}
