import { itemAmount } from '#domain/cart/amount.ts';
import { isWeight, type Unit } from '#domain/cart/cart-item.ts';
import { order } from '#text/order.ts';

/** Names the total of more than one pack. `weight` is as stored; `name` is the product's. */
export function requestSentence(quantity: number | undefined, weight: string, unit: Unit, name: string): string {
  if (quantity === undefined) return order.summaryUncounted(name) + order.end;
  if (!isWeight(weight)) return order.summaryOpen(quantity, name) + order.end;
  const amount = quantity > 1 ? itemAmount({ quantity, packWeight: weight, unit }) : undefined;
  const end = amount ? order.total(amount) : order.end;
  return order.summary(quantity, weight, unit, name) + end;
}
