/** The `tel:` URL of a displayed number (RFC 3966): its digits and a leading plus. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
