/**
 * A link that opens a WhatsApp chat with a prepared text. `number` in digits, country code first. Lone surrogates become
 * the replacement character.
 */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`;
}
