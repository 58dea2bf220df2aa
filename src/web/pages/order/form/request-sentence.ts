import { isWeight, type Unit } from '#domain/cart/cart-item.ts';
import { itemWeight } from '#domain/cart/weight.ts';
import { order } from '#text/pages/order.ts';

/** Names the total of more than one pack. `packWeight` is as stored; `name` is the product's. */
export function requestSentence(quantity: number | undefined, packWeight: string, unit: Unit, name: string): string {
  if (quantity === undefined) return order.summaryUncounted(name) + order.end;
  if (!isWeight(packWeight)) return order.summaryOpen(quantity, name) + order.end;
  const total = quantity > 1 ? itemWeight({ quantity, packWeight, unit }) : undefined;
  const end = total ? order.total(total) : order.end;
  return order.summary(quantity, packWeight, unit, name) + end;
}
