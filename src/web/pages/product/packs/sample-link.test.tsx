import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { placeholderCompany } from '#tests/support/placeholder-company.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { render } from '#tests/unit/support/render.tsx';
import { SampleLink } from './sample-link.tsx';

const renderLink = (samples: boolean | undefined) =>
  render(
    <MemoryRouter>
      <SampleLink id={idsByName.alba} facts={{ ...placeholderCompany, ...(samples !== undefined && { samples }) }} />
    </MemoryRouter>,
  ).querySelector('a');

test.each([undefined, true])('with samples %s the link asks for one of the product', (samples) => {
  expect(renderLink(samples)?.getAttribute('href')).toBe('/order/cinnamon?type=Alba&sample=1');
});

test('a company that sends no samples offers none', () => {
  expect(renderLink(false)).toBeNull();
});
