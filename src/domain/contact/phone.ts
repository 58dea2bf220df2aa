const minDigits = 7;

export function needsCountryCode(phone: string): boolean {
  return !/^\s*\(?(?:\+|00)/.test(phone) && phone.replaceAll(/\D/g, '').length >= minDigits;
}

/** RFC 3966 */
export function formatPhoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
