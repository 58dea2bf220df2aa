import type { Company } from '#content/company/company-types.ts';

/** Whether the company has stated that it answers in Spanish. Without that, no text promises it. */
export function answersInSpanish({ languages }: Company): boolean {
  return (languages?.es ?? []).some((language) => /^(?:español|castellano)$/i.test(language));
}
