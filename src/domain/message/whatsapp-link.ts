/**
 * A link that opens a chat, with `text` prepared. `number` has digits only, country code first. Lone surrogates are
 * replaced.
 */
export function whatsAppLink(number: string, text?: string): string {
  return `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text.toWellFormed())}`}`;
}
