import type { ExportedRow } from '#server/storage/cart-dump.ts';
import { readPerson } from '#server/storage/person.ts';
import { runPersonCommand } from './cli.ts';

await runPersonCommand('npm run person -- EMAIL', async (databaseUrl, email, { onProgress, print }) => {
  const begin = (count: number) =>
    print(
      count === 0 ? `nothing is kept for ${email}` : `kept for ${email}: ${count} ${count === 1 ? 'line' : 'lines'}`,
    );
  await readPerson(databaseUrl, email, { begin, handle: (row) => print(formatRow(row)) }, onProgress);
});

function formatRow(row: ExportedRow): string {
  const { category, type, quantity, pack_weight: weight, unit } = row;
  const isRemoved = row.removed_at !== null;
  const fields = [
    isRemoved
      ? `removed item, its contents erased (unit ${unit})`
      : `${category}, ${type}, ${quantity} x ${weight} ${unit}`,
    // An older version, during an upgrade, leaves the note of an item that it removes.
    ...(row.note === '' ? [] : [`details ${row.note}`]),
    `email ${row.email}`,
    `added ${formatTime(row.created_at)}`,
    `changed ${formatTime(row.touched_at)}`,
    ...(row.removed_at === null ? [] : [`removed ${formatTime(row.removed_at)}`]),
    `id ${row.id}`,
    ...(row.idempotency_key === null ? [] : [`key ${row.idempotency_key}`]),
    ...(row.content_check === null ? [] : [`check ${row.content_check}`]),
    ...(row.note_check === null ? [] : [`check of the details ${row.note_check}`]),
  ];
  // A control character of an older row must not reach the terminal.
  return fields.join('; ').replaceAll(/\p{C}/gu, ' ');
}

function formatTime(time: number): string {
  return new Date(time).toISOString();
}
