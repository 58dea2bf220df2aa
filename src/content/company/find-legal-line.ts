import type { Company } from './company-types.ts';

export function findLegalLine({ legalName, registrationNumber }: Company): string | undefined {
  return [legalName, registrationNumber].filter((part) => part !== undefined).join(' · ') || undefined;
}
