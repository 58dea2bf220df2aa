import { company } from '#content/company.ts';
import { localePrefix } from '#content/locale.ts';
import { telUrl } from '#domain/contact/phone.ts';
import { whatsAppLink } from '#domain/contact/whatsapp-link.ts';
import { failedPage } from '#text/pages/failed-page.ts';

const linksClass = 'mx-auto max-w-page gap-4 px-gutter [&_a]:inline-flex [&_a]:min-h-tap [&_a]:items-center';

/** Shown when a page has failed twice in a row, so its links need no script. */
export function FailedPage() {
  return (
    <main className={`grid pb-section ${linksClass}`} id="content">
      <h1 className="mt-6 text-title-lg">{failedPage.title}</h1>
      <p>{failedPage.text}</p>
      <ContactLinks />
      <a href={window.location.href}>{failedPage.reload}</a>
    </main>
  );
}

export function FailedHeader() {
  return (
    <header className={`py-3 ${linksClass}`}>
      <a href={localePrefix || '/'}>{company.name}</a>
    </header>
  );
}

export function FailedFooter() {
  return (
    <footer className={`flex flex-wrap py-5 ${linksClass}`}>
      <ContactLinks />
    </footer>
  );
}

function ContactLinks() {
  return (
    <>
      <a href={telUrl(company.phone)}>{company.phone}</a>
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <a href={whatsAppLink(company.whatsappNumber)}>{failedPage.whatsApp}</a>
    </>
  );
}
