import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['an accent and capitals', 'Ceylán CANELA', 'ceylan canela'],
  ['an accent that is a character of its own', 'Pedu\u0301nculos', 'pedunculos'],
  ['a fraction and a ligature', '½ ﬁno', '1⁄2 fino'],
])('a text is compared without %s', (_, text, folded) => expect(foldText(text)).toBe(folded));
