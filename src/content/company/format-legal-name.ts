import type { Company } from './company-types.ts';

/** `Spices (Pvt) Ltd · PV 1`, as far as the company has stated it. */
export function formatLegalName({ legalName, registrationNumber }: Company): string | undefined {
  return [legalName, registrationNumber].filter(Boolean).join(' · ') || undefined;
}
