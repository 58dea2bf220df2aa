import { company } from '#content/company.ts';
import { companyMailLink, companyPhoneLink, formatCompanyWhatsAppLink } from '#content/company/contact-links.ts';
import { noScriptContactTexts } from '#text/company/no-script-contact.ts';

/** React ignores the content of `noscript` in the browser, so the browser's bundle omits it. */
export function NoScriptContact({ page }: { page: keyof typeof noScriptContactTexts.why }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="mt-4 mb-4 max-w-measure">
          {noScriptContactTexts.why[page]} <a href={companyMailLink}>{company.email}</a>,{' '}
          <a href={formatCompanyWhatsAppLink()}>{noScriptContactTexts.whatsApp}</a> {noScriptContactTexts.or}{' '}
          <a href={companyPhoneLink}>{company.phone}</a>
        </p>
      )}
    </noscript>
  );
}
