import { language } from '#text/site.ts';
import type { Certificate } from './paper-types.ts';

/** A certificate in the words of this language, where the company has stated them. */
export function localizeCertificate(certificate: Certificate): Certificate {
  const { name, scope, translatedName, translatedScope } = certificate;
  return { ...certificate, name: translatedName?.[language] ?? name, scope: translatedScope?.[language] ?? scope };
}
