import { expect, test } from 'vitest';
import { listSamples } from '#tests/support/list-samples.ts';
import { read } from '#tests/support/quick-list-reading.ts';

test.each(listSamples)('of %j no row is ready with another amount than was meant', (text, ...meant) => {
  for (const { state, products, packs } of read(text).lines) {
    if (state !== 'ready') continue;
    const ready = packs.map(
      ({ quantity, packWeight, unit }) => `${products.join()}: ${quantity} x ${packWeight} ${unit}`,
    );
    expect(meant).toContain(ready.join());
  }
});
