/** The `tel:` URL of a displayed phone number (RFC 3966): its digits and the leading plus, if any. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
