import { whatsAppLimits } from '#domain/message/whatsapp-limits.ts';

/** How many of the first lines of items fit a link of WhatsApp, beside the `rest` of the message. */
export function countFittingItems(items: readonly string[], rest: string): number {
  const counts = whatsAppLimits.map(([measure, limit]) => {
    let remaining = limit - measure(rest);
    return items.findIndex((item) => {
      remaining -= measure(`${item}\n`);
      return remaining < 0;
    });
  });
  return Math.min(...counts.filter((count) => count !== -1));
}
