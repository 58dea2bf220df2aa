/** `number` has digits only, country code first. */
export function formatWhatsAppLink(number: string, text?: string): string {
  return `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text.toWellFormed())}`}`;
}
