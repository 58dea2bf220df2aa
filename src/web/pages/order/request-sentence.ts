import { isWeight } from '#domain/cart-item.ts';
import { order } from '#text/order.ts';

/** The request in one sentence, with the total where there is more than one pack; `weight` as typed, `name` the product's. */
export function requestSentence(quantity: number, weight: string, unit: string, name: string): string {
  if (!isWeight(weight)) return order.summaryOpen(quantity, name) + order.end;
  const end = quantity > 1 ? order.total(quantity * Number(weight), unit) : order.end;
  return order.summary(quantity, weight.trim(), unit, name) + end;
}
