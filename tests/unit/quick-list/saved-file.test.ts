import { expect, test } from 'vitest';
import { formatQuoteCsv } from '#domain/quote/quote-csv.ts';
import { describeRows, read } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { exportColumns } from '#text/cart/cart-item.ts';

const item = { id: 'a', email: 'a@b.cd', unit: 'kg' } as const;

test.each(['organic; 8 cm cut', '8 cm | 10 cm', 'cut "fine", 60 mesh', 'crop 2025, moisture 12', '5" cut', ''])(
  'the file of a saved request gives the same items when it is read: note %j',
  (note) => {
    const items = [
      { ...item, category: 'Cinnamon', type: 'Alba', quantity: 10, packWeight: '25', ...(note !== '' && { note }) },
      { ...item, category: 'Whole Spices', type: 'Mace', quantity: 4, packWeight: '20' },
    ];
    const file = formatQuoteCsv(items, exportColumns);
    expect(describeRows(file)).toEqual([
      `complete alba: 10 x 25 kg${note === '' ? '' : ` (${note})`}`,
      'complete mace: 4 x 20 kg',
    ]);
    expect(read(file).rows.map((row) => row.note)).toEqual([note, '']);
  },
);
