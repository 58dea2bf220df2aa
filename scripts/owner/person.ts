/** `npm run person`: prints what the database keeps for an email address. */
import type { ItemContent, ItemField } from '#domain/cart/cart-item.ts';
import { formatCount } from '#domain/format-count.ts';
import { toItemContent } from '#server/storage/carts/cart-row.ts';
import { checksumColumns, fieldColumnEntries, type ChecksumColumn } from '#server/storage/carts/item-columns.ts';
import { readPerson } from '#server/storage/owner/person.ts';
import type { UnnumberedRow } from '#server/storage/tables.ts';
import { exportColumns } from '#text/cart/cart-item.ts';
import { runPersonCommand } from './run-command.ts';

await runPersonCommand('npm run person -- EMAIL', async (databaseUrl, email, { onProgress, print }) => {
  const onCount = (count: number) =>
    print(count === 0 ? `nothing is kept for ${email}` : `kept for ${email}: ${formatCount(count, 'row')}`);
  await readPerson(databaseUrl, email, { onCount, onRow: (row) => print(formatRow(row)) }, onProgress);
});

function getChecksumName(column: ChecksumColumn): string {
  const fields = fieldColumnEntries
    .filter(([, { checksumColumn }]) => checksumColumn === column)
    .map(([field]) => getColumnName(field));
  return column === 'content_check' ? 'check' : `check of the ${fields.join(', ')}`;
}

function getColumnName(field: ItemField): string {
  return exportColumns[field].toLowerCase();
}

function listFilledFields(fields: Partial<ItemContent>): [ItemField, string][] {
  return (Object.entries(fields) as [ItemField, string][]).filter(([, value]) => value !== '');
}

function formatRow(row: UnnumberedRow): string {
  const { category, type, quantity, packWeight, unit, ...others } = toItemContent(row);
  const isRemoved = row.removed_at !== null;
  const fields = [
    isRemoved
      ? `removed item, its contents erased (unit ${unit})`
      : `${category}, ${type}, ${quantity} x ${packWeight} ${unit}`,
    // During an upgrade, an older version that removes an item does not erase the fields that it does not know.
    ...listFilledFields(others).map(([field, value]) => `${getColumnName(field)} ${value}`),
    `email ${row.email}`,
    `added ${formatTime(row.created_at)}`,
    `changed ${formatTime(row.touched_at)}`,
    ...(row.removed_at === null ? [] : [`removed ${formatTime(row.removed_at)}`]),
    `id ${row.id}`,
    ...(row.idempotency_key === null ? [] : [`key ${row.idempotency_key}`]),
    ...checksumColumns.flatMap((column) => (row[column] === null ? [] : [`${getChecksumName(column)} ${row[column]}`])),
  ];
  // A control character of an older row must not reach the terminal.
  return fields.join('; ').replaceAll(/\p{C}/gu, ' ');
}

function formatTime(time: number): string {
  return new Date(time).toISOString();
}
