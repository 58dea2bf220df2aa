import { toLocalDay } from '#domain/day.ts';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const referenceBytes = 4;

/**
 * A reference such as `CSE-20261120-4F7K`: initials of the company, local date of the visitor, four random characters.
 * It is no secret.
 */
export function createQuoteReference(companyName: string, date: Date, random: Uint8Array): string {
  const initials = companyName
    .split(/\s/)
    .map((word) => word.charAt(0).toUpperCase())
    .filter((initial) => /[\p{L}\d]/u.test(initial))
    .join('');
  // 32 characters: the low five bits of a byte select one, uniformly.
  const suffix = Array.from(random.subarray(0, referenceBytes), (byte) => alphabet.charAt(byte & 31)).join('');
  return `${initials}-${toLocalDay(date).replaceAll('-', '')}-${suffix}`;
}
