/**
 * The link that opens a chat with a number and a text ready to be sent. `number` in digits, country code first; every
 * character of the text survives, half characters become the replacement character.
 */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text.toWellFormed())}`;
}
