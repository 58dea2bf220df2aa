import { createListTable, type ListTable } from './list-table.ts';
import { test } from './test.ts';

export const testWithList = test.extend<{ list: ListTable }>({
  list: async ({ page }, use) => {
    await use(createListTable(page));
  },
});
