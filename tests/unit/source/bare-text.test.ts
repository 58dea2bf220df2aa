import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectFound } from '#tests/support/expect-found.ts';
import { findBareTexts } from '#tests/unit/support/source/find-bare-texts.ts';

test('no text of a component is a bare sibling of what changes, comes or goes', () => {
  const files = globSync('src/web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  expectFound(files, 'components');
  expect(files.flatMap((file) => findBareTexts(file, readFileSync(file, 'utf8')))).toEqual([]);
});

const head = "import { texts } from './texts.ts';\nexport const A = ({ open, name, children }) => ";

test.each([
  ['a constant text beside an icon that comes', '<p>{open && <Icon name="check" />}Added</p>'],
  ['a text of the texts beside an icon that comes', '<p>{open && <Icon name="check" />}{texts.added}</p>'],
  ['a text that changes after a constant one', '<p>{texts.packs} {name}</p>'],
  ['a text that changes before a constant one', '<p>{name}, {texts.packs}</p>'],
  ['a template that changes beside an element', '<p>{`${name} kg`}<b>x</b></p>'],
  ['one of two texts beside an element', '<p>{open ? texts.added : texts.add}<Icon name="check" /></p>'],
  ['a text beside the children', '<p>{texts.added}{children}</p>'],
  ['a text beside a component that may render nothing', '<p>{texts.added}<MaybeNothing /></p>'],
  ['a text beside a list of elements', '<p>{texts.list}{name.map((each) => <b key={each} />)}</p>'],
  ['a text alone in a fragment', '<>{texts.added}</>'],
  ['a text in a fragment that comes', '<div>{open ? <><Icon name="check" /> {texts.added}</> : null}</div>'],
])('the test finds %s', (_, jsx) => expect(findBareTexts('a.tsx', head + jsx)).toHaveLength(1));

test.each([
  ['a text that changes alone', '<p>{name}</p>'],
  ['one of two texts alone', '<p>{open ? texts.added : texts.add}</p>'],
  ['a constant text beside an element that stays', '<p><Icon name="check" />{texts.added}</p>'],
  ['constant texts around a link', '<p>{texts.added} <Link to="/cart">{texts.see}</Link>.</p>'],
  [
    'a text in an element beside an icon that comes',
    '<p>{open && <Icon name="check" />}<span>{texts.added}</span></p>',
  ],
  ['texts that change, each in its element', '<p><span>{name}</span>{" "}<b>{texts.kg}</b></p>'],
  ['a fragment of elements and spaces', '<><b>{name}</b> <i /></>'],
])('the test accepts %s', (_, jsx) => expect(findBareTexts('a.tsx', head + jsx)).toEqual([]));
