import { buildDay } from '#content/build-values.ts';
import { localizeCertificate } from '#content/papers/localize-certificate.ts';
import type { Certificate, Papers } from '#content/papers/paper-types.ts';
import { findValidCertificates } from '#content/papers/valid-certificates.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { toUtcDay } from '#domain/day.ts';
import { useBrowserValue } from '#web/browser/use-browser-value.ts';

/** A prerendered page may be months old, so the browser leaves out certificates that have expired since. */
export function useValidCertificates(companyPapers: Papers, id?: ProductId): readonly Certificate[] {
  const day = useBrowserValue(() => toUtcDay(new Date()), buildDay);
  return findValidCertificates(companyPapers, day, id).map(localizeCertificate);
}
