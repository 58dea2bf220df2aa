import type { ProductParser } from '#domain/quick-list/names/product-parser.ts';
import { parseQuickListInSteps, type ListInput, type QuickList } from '#domain/quick-list/quick-list.ts';

export function parseQuickList(input: ListInput, parser: ProductParser): QuickList {
  const steps = parseQuickListInSteps(input, parser);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
