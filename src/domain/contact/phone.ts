const minDigits = 7;

export function needsCountryCode(phone: string): boolean {
  return !/^\s*\(?(?:\+|00)/.test(phone) && phone.replaceAll(/\D/g, '').length >= minDigits;
}

/** A link by RFC 3966, without the (0) that is not dialled after a country code. */
export function formatPhoneLink(phone: string): string {
  const dialled = phone.replace(/^(\s*\(?(?:\+|00).*?)\(0\)/, '$1');
  return `tel:${dialled.replaceAll(/[^+\d]/g, '')}`;
}
