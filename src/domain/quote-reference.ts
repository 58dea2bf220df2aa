/** Digits and capitals that can't be mistaken for one another when they are read out. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** How many random bytes a reference takes. */
export const referenceBytes = 4;

/**
 * The name of one quote request, such as `CSE-20261120-4F7K`: the company's initials, the visitor's own date, and four
 * characters of chance. It tells two requests apart; it protects nothing.
 */
export function quoteReference(companyName: string, date: Date, random: Uint8Array): string {
  const initials = companyName
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}${pad(date.getMonth() + 1)}${pad(date.getDate())}`;
  // 32 characters: each byte's five low bits choose one, all equally likely.
  const chance = Array.from(random.subarray(0, referenceBytes), (byte) => alphabet.charAt(byte & 31)).join('');
  return `${initials}-${day}-${chance}`;
}
