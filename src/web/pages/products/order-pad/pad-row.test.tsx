import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadAllProducts } from '#content/catalogue/category-products.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { render } from '#tests/unit/support/render.tsx';
import { orderPadTexts } from '#text/list/order-pad.ts';
import { loadCatalogueEntries } from '#web/features/catalogue/catalogue-entries.ts';
import { PadRow } from './pad-row.tsx';

const entries = await loadCatalogueEntries();
const products = await loadAllProducts();
const ignore = () => undefined;

test.each([
  [idsByName.alba, 'up to 6 mm'],
  [idsByName.cinnamonPowder, '40 to 60 (about 400 to 250 µm)'],
  [idsByName.blackPepperPowder, '16 to 60'],
  [idsByName.whitePepperPowder, 'By agreement'],
] as const)('the row of product %i states its diameter or mesh once', (id, size) => {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`no product ${id}`);
  const page = render(
    <MemoryRouter>
      <table>
        <tbody>
          <PadRow
            product={product}
            entry={entries.get(id)}
            row={undefined}
            index={0}
            onKeyDown={ignore}
            onPaste={ignore}
          />
        </tbody>
      </table>
    </MemoryRouter>,
  );
  const [cell] = page.querySelectorAll('td');
  expect(cell?.textContent.replaceAll(/\s/g, ' ')).toBe(`${orderPadTexts.size}${size}`);
});
