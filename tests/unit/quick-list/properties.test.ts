import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxNoteLength } from '#domain/cart/cart-item.ts';
import { parseCartItem } from '#domain/cart/parse-cart-item.ts';
import { getStoredNames, getStoredType, productIds } from '#domain/catalogue/catalogue.ts';
import { formatQuoteCsv } from '#domain/quote/quote-csv.ts';
import { toPlainText } from '#domain/to-plain-text.ts';
import { getName } from '#tests/support/product-ids.ts';
import { describeRows, getParsedRowState, read } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { spanishProducts } from '#tests/unit/support/spanish-products.ts';
import { exportColumns as ownTitles } from '#text/cart/cart-item.ts';
import { quoteLabels } from '#text/quote/quote-message.ts';

const items = fc.record({
  id: fc.constantFrom(...productIds),
  quantity: fc.integer({ min: 1, max: 999 }),
  packWeight: fc.constantFrom('0.5', '1', '2.25', '25', '45', '999'),
  unit: fc.constantFrom('kg', 'ml', 'l'),
});

test('an item is read back from every way to write it', () => {
  fc.assert(
    fc.property(items, ({ id, quantity, packWeight, unit }) => {
      const { category, type } = getStoredNames(id);
      const name = `${category} ${type}`;
      for (const line of [
        `${name} ${quantity} x ${packWeight} ${unit}`,
        `${name}, ${quantity} packs of ${packWeight}${unit}`,
        `${quantity} x ${packWeight} ${unit} ${name}`,
        `${packWeight} ${unit} x ${quantity} ${name}`,
        `Product;Qty;Pack weight;Unit\n${name};${quantity};${packWeight};${unit}`,
        `Product\tBags\tKg per bag\n${name}\t${quantity}\t${packWeight.replace('.', ',')} ${unit}`,
        quoteLabels.item(7, { category, type, quantity, packWeight, unit }),
      ]) {
        expect(describeRows(line), line).toEqual([`complete ${getName(id)}: ${quantity} x ${packWeight} ${unit}`]);
      }
    }),
  );
});

test('the file that the cart saves gives the same items', () => {
  const weights = fc.constantFrom('0.5', '1', '2.250', '25.0', '.5', '1.125', '0', '999', '012');
  const notes = fc.oneof(
    fc.constantFrom(
      '',
      'organic; 8 cm cut',
      '=1+1',
      '8" cut, "clean"',
      '"5',
      'a\tb',
      '8  cm\u202fcut',
      "'x",
      '- dry',
      '1,000 | 2',
      'crop 2025',
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.record({ item: items, weight: weights, note: notes }), { minLength: 1, maxLength: 5 }),
      (all) => {
        const saved = all.map(({ item: { id, quantity, unit }, weight, note }) => {
          const stored = toPlainText(note.normalize('NFC').replaceAll(/\p{Cf}/gu, ''));
          return {
            ...getStoredNames(id),
            quantity,
            packWeight: weight,
            unit,
            note: stored,
          };
        });
        const rows = read(formatQuoteCsv(saved, ownTitles)).rows;
        expect(rows.map((row) => getParsedRowState(row).status)).toEqual(saved.map(() => 'complete'));
        expect(
          rows.map(({ quantity, packWeight, unit, productId }) => [quantity, packWeight, unit, productId]),
        ).toEqual(all.map(({ item: { id, quantity, unit }, weight }) => [quantity, weight, unit, id]));
        expect(rows.map(({ note }) => note)).toEqual(saved.map(({ note }) => note));
      },
    ),
  );
});

test('an item with its mesh is read back from a Spanish letter', () => {
  const packs = fc.constantFrom('sacos', 'cajas', 'bolsas', 'pacas', 'costales', 'bultos', 'empaques');
  const units = fc.constantFrom('kg', 'kgs', 'kilos', 'kilogramos');
  const meshes = fc.constantFrom('malla 60', '60 mallas', 'malla n.º 60', 'mesh 60-80', 'molienda 60');
  fc.assert(
    fc.property(items, packs, units, meshes, ({ id, quantity, packWeight }, pack, unit, mesh) => {
      const name = spanishProducts.find((each) => each.id === id)?.name;
      if (name === undefined) throw new Error(`product ${id} has no Spanish name`);
      const weight = packWeight.replace('.', ',');
      for (const line of [
        `${name}, ${mesh}, ${quantity} ${pack} de ${weight} ${unit}`,
        `${quantity} ${pack} de ${weight} ${unit} c/u de ${name}, ${mesh}`,
        `${mesh}; ${name}; ${quantity} x ${weight} ${unit}`,
        `${name};${quantity};${weight};${unit};${mesh}`,
      ]) {
        const { rows } = read(line);
        expect(rows, line).toMatchObject([{ quantity, packWeight, unit: 'kg', note: mesh }]);
        // Some Spanish names fit both the whole and the ground product.
        expect(
          rows.flatMap(({ productId, choices }) => productId ?? choices),
          line,
        ).toContain(id);
      }
    }),
  );
});

test('a number in words, a range or a unit that is not read is never an amount', () => {
  const wrong = fc.constantFrom(
    'mil',
    'dos mil',
    'a 30',
    'o 30',
    'y 30',
    'docenas de',
    'to 30',
    'or 30',
    'dozen',
    'thousand',
    '/ 30',
    '+ 30',
    'y media',
  );
  fc.assert(
    fc.property(items, wrong, ({ id, quantity, packWeight }, words) => {
      for (const line of [
        `${getStoredType(id)} ${quantity} ${words} ${packWeight} kg`,
        `${quantity} ${words} kg ${getStoredType(id)}`,
      ]) {
        expect(
          read(line).rows.map((row) => row.quantity),
          line,
        ).toEqual([undefined]);
      }
    }),
  );
});

const randomTexts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\nAlba 10 x 25 kg\n',
        '\nAlba;10;25;kg;',
        'Alba',
        'black pepper',
        'C5',
        'malla',
        'mil',
        'c/u',
        'n.º',
        '10',
        'x',
        '25',
        'kg',
        '1,000',
        '2,5',
        ';',
        '\t',
        ',',
        '"',
        '\n',
        '\r\n',
        '(',
        ')',
        '=',
        '-',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(' '));

test('whatever is pasted, a row that lacks nothing is an item that a cart accepts', () => {
  let completeCount = 0;
  fc.assert(
    fc.property(randomTexts, (text) => {
      for (const { productId, quantity, packWeight, unit, note } of read(text).rows) {
        if (
          productId === undefined ||
          quantity === undefined ||
          packWeight === undefined ||
          note.length > maxNoteLength
        ) {
          continue;
        }
        const item = { ...getStoredNames(productId), quantity, packWeight, unit, note, email: 'a@b.cd' };
        expect(parseCartItem(item), text).toMatchObject({ ok: true });
        completeCount++;
      }
    }),
    { numRuns: 1000 },
  );
  expect(completeCount).toBeGreaterThan(0);
});

test('no word of a text is lost, and no row is both goods and none', () => {
  const getWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  fc.assert(
    fc.property(randomTexts, (text) => {
      const { sources, rows, otherIndexes, omittedSources } = read(text);
      const plain = text
        .toWellFormed()
        .normalize('NFC')
        .replaceAll(/\p{Cf}/gu, '');
      expect(getWords([...sources, ...omittedSources].join('\n'))).toEqual(getWords(plain));
      expect(rows.map(({ index }) => sources[index])).toEqual(rows.map(({ source }) => source));
      expect(otherIndexes.some((index) => rows.some((row) => row.index === index))).toBe(false);
    }),
  );
});

test('the marks of a row lie within it, in order and apart', () => {
  fc.assert(
    fc.property(randomTexts, (text) => {
      for (const { marks, source } of read(text).rows) {
        for (const [at, { start, end }] of marks.entries()) {
          expect(start, source).toBeGreaterThanOrEqual(marks[at - 1]?.end ?? 0);
          expect(end, source).toBeLessThanOrEqual(source.length);
        }
      }
    }),
  );
});
