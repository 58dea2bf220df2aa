import { whatsAppLimits } from '#domain/message/whatsapp-limits.ts';

/** How many of these items fit a link of WhatsApp beside `rest`. Call it only if they do not all fit. */
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
