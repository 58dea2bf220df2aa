import { isWeight, type Unit } from '#domain/cart/cart-item.ts';
import { itemWeight } from '#domain/cart/weight.ts';
import { orderPage } from '#text/pages/order.ts';

/** Names the total weight only for more than one pack. `packWeight` is as stored. */
export function requestSentence(quantity: number | undefined, packWeight: string, unit: Unit, name: string): string {
  if (quantity === undefined) return orderPage.summaryUncounted(name) + orderPage.end;
  if (!isWeight(packWeight)) return orderPage.summaryOpen(quantity, name) + orderPage.end;
  const total = quantity > 1 ? itemWeight({ quantity, packWeight, unit }) : undefined;
  const end = total ? orderPage.total(total) : orderPage.end;
  return orderPage.summary(quantity, packWeight, unit, name) + end;
}
