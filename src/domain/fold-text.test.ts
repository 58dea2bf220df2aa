import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Ceylán CANELA', 'ceylan canela'],
  ['Pedu\u0301nculos', 'pedunculos'],
  ['½ ﬁno', '1⁄2 fino'],
])('%j is compared as %j', (text, folded) => expect(foldText(text)).toBe(folded));
