/** The address that dials a phone number as people write it (RFC 3966): its digits, and the plus in front if it has one. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
