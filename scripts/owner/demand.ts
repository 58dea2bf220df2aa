/** `npm run demand`: sums the items of carts by product: all items, or the items added since a day. */
import { isDay } from '#domain/day.ts';
import { formatCount } from '#domain/format-count.ts';
import { sumDemand, type ProductDemand } from '#server/storage/owner/demand.ts';
import { parseCommandLine, runCommand } from './run-command.ts';

const usage = 'npm run demand [-- --since YYYY-MM-DD]';

await runCommand(async (databaseUrl, { onProgress, print }) => {
  const { values, positionals } = parseCommandLine(usage, { since: { type: 'string' } });
  const { since = '1970-01-01' } = values;
  if (typeof since !== 'string' || positionals.length > 0) throw new Error(`usage: ${usage}`);
  const { products, otherItemCount } = await sumDemand(databaseUrl, parseDay(since), { onProgress });
  if (products.length === 0) {
    print(values.since === undefined ? 'nothing was added yet' : `nothing was added since ${since}`);
  }
  for (const product of products) print(formatDemand(product));
  if (otherItemCount > 0) print(`other names: ${formatCount(otherItemCount, 'item')}`);
});

/** Returns the start of the day in UTC, in milliseconds since 1970. Throws an `Error` for a day that does not exist. */
function parseDay(text: string): number {
  if (!isDay(text)) throw new Error(`this is not a date like 2026-11-20: ${text}`);
  return Date.parse(text);
}

function formatDemand({ category, type, itemCount, weights }: ProductDemand): string {
  const total = weights?.map(({ value, unit }) => `${value} ${unit}`).join(' and ') ?? 'a weight is unreadable';
  return `${category}, ${type}: ${formatCount(itemCount, 'item')}, ${total}`.replaceAll(/\p{C}/gu, ' ');
}
