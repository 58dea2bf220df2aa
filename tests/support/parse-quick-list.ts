import type { ProductParser } from '#domain/quick-list/names/product-parser.ts';
import { parseQuickListInSteps, type ListSource, type QuickList } from '#domain/quick-list/quick-list.ts';

/** Reads a list as the page does, but without pauses. */
export function parseQuickList(source: ListSource, parser: ProductParser): QuickList {
  const steps = parseQuickListInSteps(source, parser);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
