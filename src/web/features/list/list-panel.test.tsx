import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadAllProducts } from '#content/catalogue/category-products.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { getButton } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { listJobTexts } from '#text/list/list-job.ts';
import { listPanelTexts } from '#text/list/list-panel.ts';
import { storedListJob } from '#web/storage/list/stored-list-job.ts';
import { ListPanel } from './list-panel.tsx';
import { createItemRow } from './rows/create-row.ts';

// In happy-dom `navigator.locks` exists, but is null.
Reflect.deleteProperty(Navigator.prototype, 'locks');

test('beside a damaged link, the rest of a stopped job goes back into the table, which opens', async () => {
  const email = 'ana@example.com';
  storedListJob.write({ rows: [createItemRow(alba), createItemRow(cloves)], email, keyPrefix: 'k', addedCount: 1 });
  const container = render(
    <MemoryRouter initialEntries={['/cart#share=damaged']}>
      <ListPanel email={email} />
    </MemoryRouter>,
  );
  await act(async () => void (await loadAllProducts()));
  expect(container.textContent).toContain(listPanelTexts.damaged);
  expect(container.querySelector('textarea')).toBeNull();
  await act(async () => getButton(container, listJobTexts.putBack).click());
  expect(container.textContent).not.toContain(listPanelTexts.damaged);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
});
