import fc from 'fast-check';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { getName, idsByName } from '#tests/support/product-ids.ts';

export interface GeneratedList {
  readonly text: string;
  /** What each row means, such as `12: 10 x 25 kg`; undefined if the row can mean several things. */
  readonly meant: readonly (string | undefined)[];
}

const goods: readonly (readonly [ProductId, ...string[]])[] = [
  [idsByName.alba, 'Alba', 'Ceylon cinnamon Alba', 'canela Alba', 'Zimt Alba', 'cannelle Alba'],
  [idsByName.c5, 'C5', 'C 5', 'Cinnamon C5'],
  [idsByName.c5Special, 'C5 Special'],
  [idsByName.h2, 'H2', 'H 2'],
  [idsByName.quillings, 'Quillings No. 02'],
  [idsByName.cinnamonPowder, 'cinnamon powder', 'canela molida', 'cannelle en poudre', 'canela em pó', 'Zimt gemahlen'],
  [
    idsByName.blackPepper,
    'whole black pepper',
    'pimienta negra entera',
    'schwarzer Pfeffer ganz',
    'poivre noir entier',
  ],
  [idsByName.blackPepperPowder, 'black pepper powder', 'pimienta negra molida', 'pimenta preta moída'],
  [idsByName.cloves, 'whole cloves', 'Nelken ganz'],
  [idsByName.mace, 'mace', 'macis'],
  [idsByName.turmericPowder, 'turmeric powder', 'cúrcuma molida', 'Kurkuma gemahlen'],
  [idsByName.gingerPowder, 'ginger powder', 'jengibre', 'gingembre en poudre'],
];
const product = fc
  .constantFrom(...goods)
  .chain(([id, ...names]) => fc.constantFrom(...names).map((name) => ({ id, name })));

const packs = fc.integer({ min: 2, max: 400 });
const weight = fc.constantFrom(5, 10, 12.5, 20, 25, 30, 45, 50);
const packsWithUnit = fc.constantFrom(
  'bags of',
  'bags, each of',
  'cartons of',
  'jute bags of',
  'sacos de',
  'cajas de',
  'Säcke à',
  'Kartons zu je',
  'sacs de',
  'sacas de',
  'x',
  '×',
  '*',
  'bags x',
);
const inPacks = fc.constantFrom(
  'in # bags',
  'in # cartons',
  'packed in # drums',
  'en # sacos',
  'en # cajas',
  'in # Säcken',
  'en # sacs',
);
const inWeight = fc.constantFrom(
  'in # kg bags',
  'in bags of # kg',
  'en sacos de # kg',
  'in Säcken zu # kg',
  'en sacs de # kg',
);
const kilogram = fc.constantFrom('kg', ' kg', ' KG', ' kgs', ' kilos');

const writeNumber = (value: number, mark: string) => String(value).replace('.', mark);

const amountParts = fc
  .record({ packs, weight, unit: kilogram, mark: fc.constantFrom('.', ',') })
  .map(({ packs: count, weight: each, unit, mark }) => ({
    count,
    one: writeNumber(each, mark),
    all: writeNumber(count * each, mark),
    unit,
    meant: `${count} x ${each} kg`,
    meantInOne: `1 x ${count * each} kg`,
  }));

const countAndWeight = fc
  .tuple(amountParts, packsWithUnit)
  .map(([{ count, one, unit, meant }, words]) => ({ text: `${count} ${words} ${one}${unit}`, meant }));
const weightAndCount = amountParts.map(({ count, one, unit, meant }) => ({ text: `${one}${unit} x ${count}`, meant }));
const totalInPacks = fc.tuple(amountParts, inPacks).map(([{ count, all, unit, meant }, words]) => ({
  text: `${all}${unit} ${words.replace('#', String(count))}`,
  meant,
}));
const totalInWeight = fc
  .tuple(amountParts, inWeight)
  .map(([{ one, all, unit, meant }, words]) => ({ text: `${all}${unit} ${words.replace('#', one)}`, meant }));
const packsAndTotal = amountParts.map(({ count, all, unit, meant }) => ({
  text: `${count} bags, ${all}${unit} total`,
  meant,
}));
const totalAlone = amountParts.map(({ all, unit, meantInOne }) => ({ text: `${all}${unit}`, meant: meantInOne }));

const amount = fc.oneof(countAndWeight, weightAndCount, totalInPacks, totalInWeight, packsAndTotal, totalAlone);

const small = fc.integer({ min: 1, max: 31 });
const year = fc.integer({ min: 2023, max: 2029 });
/** Words beside product and amount; their numbers are no part of the amount. */
const aside = fc.oneof(
  small.map((day) => `by ${day} May`),
  small.map((day) => `para el ${day} de junio`),
  small.map((day) => `bis ${day}. Juli`),
  small.map((count) => `delivery ${count} weeks`),
  small.map((count) => `entrega en ${count} días`),
  year.map((crop) => `crop ${crop}`),
  year.map((crop) => `cosecha ${crop}`),
  small.map((price) => `$${price}`),
  small.map((price) => `${price}.50 USD/kg`),
  small.map((price) => `EUR ${price},20`),
  small.map((count) => `moisture ${count}%`),
  small.map((count) => `${count} cm`),
  small.map((count) => `${count * 10} mesh`),
  small.map((count) => `malla ${count}`),
  year.map((code) => `PO ${code}`),
  year.map((code) => `lot ${code}`),
  // A number that nothing explains: the reader must ask, or leave it in the note.
  small.map(String),
  year.map(String),
  fc.constantFrom('ISO 22000', 'HS 0906.11', '8-10 cm', '550 g/l', '15/05/2027', 'week 32', 'organic', 'sin polvo'),
);
/** Words that may mean another amount, so a line with one of them must not be read as complete. */
const trap = fc.oneof(
  small.map((count) => `${count} pallets`),
  small.map((count) => `or ${count} kg`),
  small.map((count) => `plus ${count} kg sample`),
  small.map((count) => `then ${count} kg`),
  small.map((count) => `to ${count} kg`),
  small.map((count) => `times ${count}`),
  small.map((count) => `+ ${count} bags`),
  fc.constantFrom("1x20'FCL", 'nutmeg', 'C4'),
);

const gap = fc.constantFrom(' ', ', ', ' - ');
const prefix = fc.constantFrom('', '', '', '- ', '• ', '3. ', '4) ', '#5 ', 'please quote: ', 'necesitamos ');

const line = fc
  .record({
    product,
    amount,
    asides: fc.array(aside, { maxLength: 2 }),
    trap: fc.option(trap, { freq: 3 }),
    gap,
    prefix,
    isNameFirst: fc.boolean(),
    areAsidesLast: fc.boolean(),
    at: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ product: { id, name }, amount: { text, meant }, asides, isNameFirst, areAsidesLast, at, ...words }) => {
    const parts = isNameFirst ? [name, text] : [text, name];
    parts.splice(areAsidesLast ? 2 : 1, 0, ...asides);
    if (words.trap !== null) parts.splice(at, 0, words.trap);
    return {
      text: words.prefix + parts.join(words.gap),
      meant: words.trap === null ? `${getName(id)}: ${meant}` : undefined,
    };
  });

const row = fc.record({ product, packs, weight, price: small, note: fc.constantFrom('', 'clean', '8 cm; clean', 'x') });
const titles = {
  name: ['Product', 'Description of goods', 'Producto', 'Artikel', 'Produit', 'Produto', 'Spice'],
  packs: ['Bags', 'No. of bags', 'Qty (bags)', 'Sacos', 'Anzahl Säcke', 'Nombre de sacs', 'Cartons'],
  weight: [
    'Pack weight (kg)',
    'Kg per bag',
    'Bag size (kg)',
    'Peso por saco (kg)',
    'kg pro Sack',
    'Poids par sac (kg)',
  ],
  total: ['Total (kg)', 'Total weight (kg)', 'Quantity (kg)', 'Cantidad (kg)', 'Gesamtgewicht (kg)', 'Quantité (kg)'],
  price: ['Price per kg', 'FOB USD/kg', 'Precio', 'Preis', 'Unit price', 'Amount'],
  code: ['Code', 'HS code', 'SKU', 'Código', 'Lot no'],
  note: ['Notes', 'Observaciones', 'Bemerkung', 'Remarks'],
} as const;
type Title = keyof typeof titles;

const table = fc
  .record({
    rows: fc.array(row, { minLength: 1, maxLength: 4 }),
    columns: fc
      .tuple(
        fc.constantFrom<readonly Title[]>(['packs', 'weight'], ['packs', 'total'], ['total', 'weight'], ['total']),
        fc.subarray<Title>(['price', 'code', 'note']),
      )
      .chain(([figures, others]) =>
        fc.shuffledSubarray<Title>(['name', ...figures, ...others], { minLength: 1 + figures.length + others.length }),
      ),
    pick: fc.nat(1000),
    separator: fc.constantFrom(';', '\t', ',', '|'),
    before: fc.constantFrom('', '', 'Enquiry\n', 'Dear Sirs,\n\n', 'sep=;\n'),
  })
  .map(({ rows, columns, pick, separator, before }) => {
    const write = (text: string) => (text.includes(separator) ? `"${text}"` : text);
    const cells = ({ product: { name }, packs: count, weight: each, price, note }: (typeof rows)[number]) => ({
      name,
      packs: String(count),
      weight: String(each),
      total: String(count * each),
      price: String(price),
      code: `47${price}`,
      note,
    });
    const head = columns.map((column) => titles[column][pick % titles[column].length] ?? '');
    const lines = rows.map((each) => columns.map((column) => write(cells(each)[column])).join(separator));
    const isTotal = !columns.includes('packs') && !columns.includes('weight');
    return {
      text: `${before}${head.map(write).join(separator)}\n${lines.join('\n')}`,
      meant: rows.map(({ product: { id }, packs: count, weight: each }) =>
        isTotal ? `${getName(id)}: 1 x ${count * each} kg` : `${getName(id)}: ${count} x ${each} kg`,
      ),
    };
  });

export const generatedLists: fc.Arbitrary<GeneratedList> = fc.oneof(
  { weight: 3, arbitrary: line.map(({ text, meant }) => ({ text, meant: [meant] })) },
  { weight: 1, arbitrary: table },
);
