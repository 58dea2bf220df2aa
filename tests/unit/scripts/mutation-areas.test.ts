import { expect, test } from 'vitest';
import { areas, findPatternWithoutFile } from '#scripts/test/mutation-areas.ts';

test('each pattern of the areas for mutants names a file, and so does each of its alternatives', () => {
  expect(findPatternWithoutFile(Object.values(areas))).toBeUndefined();
});

test('an alternative without a file is found', () => {
  const area = { mutate: ['src/@(contract|app).ts'], tests: [], testTimeoutMs: 1 };
  expect(findPatternWithoutFile([area])).toBe('src/app.ts');
});
