import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { damageFirstPart } from '#tests/support/damage-zip.ts';
import { unzipParts } from './unzip-parts.ts';

test('a damaged part is an error that names its cause', async () => {
  const whole = zipSync({ 'part.xml': strToU8('<part>'.repeat(40)) });
  await expect(unzipParts(damageFirstPart(whole), () => true)).rejects.toThrow('the file is damaged');
});
