import { createListTable, type ListTable } from '#tests/e2e/support/pages/list-table.ts';
import { test } from './test.ts';

export const testWithList = test.extend<{ list: ListTable }>({
  list: async ({ page }, use) => {
    await use(createListTable(page));
  },
});
