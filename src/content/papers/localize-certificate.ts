import { language } from '#text/site.ts';
import type { Certificate } from './paper-types.ts';

export function localizeCertificate(certificate: Certificate): Certificate {
  const { name, scope, translatedName, translatedScope } = certificate;
  return { ...certificate, name: translatedName?.[language] ?? name, scope: translatedScope?.[language] ?? scope };
}
