import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzipParts } from './unzip-parts.ts';

test('a damaged part is an error that names its cause', async () => {
  const whole = zipSync({ 'part.xml': strToU8('<part>'.repeat(40)) });
  const damaged = whole.map((byte, index) => (index > 38 && index < 50 ? 255 : byte));
  await expect(unzipParts(damaged, () => true)).rejects.toThrow('the file is damaged');
});
