import { localePrefix } from '#content/build-values.ts';
import { company } from '#content/company.ts';
import { companyMailLink, companyPhoneLink, formatCompanyWhatsAppLink } from '#content/company/contact-links.ts';
import { localizedPath } from '#content/locale.ts';
import { failedPageTexts } from '#text/pages/failed-page.ts';
import { Container } from '#web/ui/container.tsx';

/** The links of this page are plain `a` elements, because the scripts may not work. */
export function FailedPage() {
  return (
    <Container as="main" className="grid gap-4 pb-section" id="content">
      <h1 className="mt-8 text-title-lg">{failedPageTexts.title}</h1>
      <p>{failedPageTexts.text}</p>
      <ContactLinks />
      <a className="touch-target" href={window.location.href}>
        {failedPageTexts.reload}
      </a>
    </Container>
  );
}

export function FailedHeader() {
  return (
    <Container as="header" className="py-3">
      <a className="touch-target" href={localizedPath(localePrefix, '/')}>
        {company.name}
      </a>
    </Container>
  );
}

export function FailedFooter() {
  return (
    <Container as="footer" className="flex flex-wrap gap-4 py-6">
      <ContactLinks />
    </Container>
  );
}

function ContactLinks() {
  return (
    <>
      <a className="touch-target" href={companyPhoneLink}>
        {company.phone}
      </a>
      <a className="touch-target" href={companyMailLink}>
        {company.email}
      </a>
      <a className="touch-target" href={formatCompanyWhatsAppLink()}>
        {failedPageTexts.whatsApp}
      </a>
    </>
  );
}
