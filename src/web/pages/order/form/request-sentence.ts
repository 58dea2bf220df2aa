import { isWeightText, type Unit } from '#domain/cart/cart-item.ts';
import { findItemWeight } from '#domain/cart/weight.ts';
import { orderPageTexts } from '#text/pages/order.ts';

export function composeRequestSentence(
  quantity: number | undefined,
  packWeight: string,
  unit: Unit,
  name: string,
): string {
  if (quantity === undefined) return orderPageTexts.summaryUncounted(name) + orderPageTexts.end;
  if (!isWeightText(packWeight)) return orderPageTexts.summaryOpen(quantity, name) + orderPageTexts.end;
  const total = quantity > 1 ? findItemWeight({ quantity, packWeight, unit }) : undefined;
  const end = total ? orderPageTexts.total(total) : orderPageTexts.end;
  return orderPageTexts.summary(quantity, packWeight, unit, name) + end;
}
