import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createWorkbook, workbookStyles } from '#tests/support/create-workbook.ts';
import { damageFirstPart } from '#tests/support/damage-zip.ts';
import { readWorkbook } from './read-workbook.ts';

const titles = ['Product', 'Bags', 'Pack (kg)'];

const daysTo15May2026 = 46_157;
const daysFrom1900To1904 = 4 * 365 + 2;

test('the visible sheets are read as rows of cells, and the hidden ones are named', async () => {
  const found = await readWorkbook(
    createWorkbook([
      { name: 'Order', rows: [titles, [], ['Alba & C5 <x>', '', 25]] },
      { name: 'Prices', state: 'hidden', rows: [['Alba', 14.5]] },
      { name: 'Secret', state: 'veryHidden', rows: [['Alba', 14.5]] },
      { name: 'More', rows: [['Mace\n2 x 5 kg']] },
    ]),
  );
  expect(found).toEqual({
    ok: true,
    value: {
      rows: [titles, ['Alba & C5 <x>', '', '25'], ['Mace 2 x 5 kg']],
      hiddenSheets: ['Prices', 'Secret'],
      emptyFormulaCount: 0,
    },
  });
});

test('a formula is read as its stored result, a number as it is shown', async () => {
  const found = await readWorkbook(
    createWorkbook([
      {
        name: 'Order',
        rows: [
          [{ formula: 'A1*2', result: '20' }, { formula: 'B1' }, 0.1 + 0.2],
          [
            { value: daysTo15May2026, style: workbookStyles.date },
            { value: 25, style: workbookStyles.kilograms },
          ],
        ],
      },
    ]),
  );
  expect(found).toMatchObject({
    ok: true,
    value: {
      rows: [
        ['20', '', '0.3'],
        ['2026-05-15', '25 kg'],
      ],
      emptyFormulaCount: 1,
    },
  });
});

test('the dates of a workbook may count from 1904', async () => {
  const dates = [
    { name: 'Order', rows: [[{ value: daysTo15May2026 - daysFrom1900To1904, style: workbookStyles.date }]] },
  ];
  const found = await readWorkbook(createWorkbook(dates, '<workbookPr date1904="1"/>'));
  expect(found).toMatchObject({ ok: true, value: { rows: [['2026-05-15']] } });
});

test('a file that unpacks to gigabytes is refused without unpacking it', async () => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(12_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await readWorkbook(bomb)).toEqual({ ok: false, error: 'large-workbook' });
});

const whole = createWorkbook([{ name: 'Order', rows: [titles] }]);
test.each([
  ['cut off', whole.slice(0, whole.length / 2)],
  ['another ZIP file', zipSync({ 'word/document.xml': strToU8('<w/>') })],
  ['damaged XML', zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets>') })],
  ['damaged bytes', damageFirstPart(whole)],
])('a workbook that is %s is called broken', async (_, bytes) => {
  expect(await readWorkbook(bytes)).toEqual({ ok: false, error: 'broken-workbook' });
});
