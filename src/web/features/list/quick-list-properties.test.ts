import fc from 'fast-check';
import { expect, test } from 'vitest';
import { texts } from '#content/es/index.ts';
import { toList } from '#content/listed-product.ts';
import { categoryOf, productIds, productType } from '#domain/catalogue.ts';
import { categoryLabel } from '#domain/categories.ts';
import { parseCartItem } from '#domain/parse-cart-item.ts';
import { read, summary } from '#tests/support/quick-list-reading.ts';
import { quoteLabels } from '#text/quote-message.ts';

const items = fc.record({
  id: fc.constantFrom(...productIds),
  quantity: fc.integer({ min: 1, max: 999 }),
  packWeight: fc.constantFrom('0.5', '1', '2.25', '25', '45', '999'),
  unit: fc.constantFrom('kg', 'ml', 'l'),
});

test('an item is read back from every way to write it', () => {
  fc.assert(
    fc.property(items, ({ id, quantity, packWeight, unit }) => {
      const category = categoryLabel(categoryOf(id));
      const type = productType(id);
      const name = `${category} ${type}`;
      for (const line of [
        `${name} ${quantity} x ${packWeight} ${unit}`,
        `${name}, ${quantity} packs of ${packWeight}${unit}`,
        `${quantity} x ${packWeight} ${unit} ${name}`,
        `${packWeight} ${unit} x ${quantity} ${name}`,
        `${name};${quantity};${packWeight};${unit}`,
        `${name}\t${quantity}\t${packWeight.replace('.', ',')} ${unit}`,
        `Category,Type,Quantity,Pack weight,Unit\n${category},${type},${quantity},${packWeight},${unit}`,
        quoteLabels.item(7, { category, type, quantity, packWeight, unit }),
      ]) {
        const [only, ...others] = summary(line);
        expect(only?.replace(/^choose: /, 'ready: ')).toBe(`ready: ${id}, ${quantity} x ${packWeight} ${unit}`);
        expect(others).toEqual([]);
      }
    }),
  );
});

const { cinnamon, wholeSpices, spicePowder } = texts.products;
const spanishProducts = [cinnamon.products, wholeSpices.products, spicePowder.products].flatMap((each) => toList(each));

test('an item with its mesh is read back from a Spanish letter', () => {
  const packs = fc.constantFrom('sacos', 'cajas', 'bolsas', 'pacas', 'costales', 'bultos', 'empaques');
  const units = fc.constantFrom('kg', 'kgs', 'kilos', 'kilogramos');
  const meshes = fc.constantFrom('malla 60', '60 mallas', 'malla n.º 60', 'mesh 60-80', 'molienda 60');
  fc.assert(
    fc.property(items, packs, units, meshes, ({ id, quantity, packWeight }, pack, unit, mesh) => {
      const name = spanishProducts.find((each) => each.id === id)?.name ?? '';
      const weight = packWeight.replace('.', ',');
      for (const line of [
        `${name}, ${mesh}, ${quantity} ${pack} de ${weight} ${unit}`,
        `${quantity} ${pack} de ${weight} ${unit} c/u de ${name}, ${mesh}`,
        `${mesh}; ${name}; ${quantity} x ${weight} ${unit}`,
        `${name};${quantity};${weight};${unit};${mesh}`,
      ])
        for (const { state, packs: amounts, note } of read(line).lines) {
          expect([state === 'unread', note], line).toEqual([false, expect.stringContaining(mesh)]);
          expect(amounts, line).toEqual([{ quantity, packWeight, unit: 'kg' }]);
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
        `${productType(id)} ${quantity} ${words} ${packWeight} kg`,
        `${quantity} ${words} kg ${productType(id)}`,
      ])
        expect(
          read(line).lines.map(({ state }) => state),
          line,
        ).toEqual(['unread']);
    }),
  );
});

/** Texts that resemble lists, with the signs that mislead a reader. */
const lists = fc
  .array(
    fc.oneof(
      fc.constantFrom(
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

test('whatever is pasted, each line has a reason or items that a cart accepts', () => {
  fc.assert(
    fc.property(lists, (text) => {
      for (const { state, problem, products, packs, note } of read(text).lines) {
        expect(state === 'unread').toBe(problem !== undefined);
        if (state === 'unread') continue;
        for (const id of products) {
          for (const each of packs) {
            const item = {
              category: categoryLabel(categoryOf(id)),
              type: productType(id),
              ...each,
              note,
              email: 'a@b.cd',
            };
            expect(parseCartItem(item)).toMatchObject({ ok: true });
          }
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('no word of a text is lost: all lines together are the text', () => {
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  fc.assert(
    fc.property(lists, (text) => {
      const { head, lines, omitted } = read(text);
      const all = [head, ...lines.map(({ source }) => source), ...omitted].join('\n');
      expect(wordsOf(all)).toEqual(wordsOf(text.toWellFormed().replaceAll(/\p{Cf}/gu, '')));
    }),
  );
});
