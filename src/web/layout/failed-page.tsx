import { company } from '#content/company.ts';
import { telUrl } from '#domain/phone.ts';
import { failedPage } from '#text/failed-page.ts';

/** What is left when a page has failed twice in a row: plain links that need no script. */
export function FailedPage() {
  return (
    <main className="ui-container ui-stack ui-gap-4 ui-pb-section ui-tap-links" id="content">
      <h1 className="ui-title-lg ui-mt-6">{failedPage.title}</h1>
      <p>{failedPage.text}</p>
      <a href={telUrl(company.phone)}>{company.phone}</a>
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <a href={`https://wa.me/${company.whatsappNumber}`}>{failedPage.whatsApp}</a>
      <a href={window.location.href}>{failedPage.reload}</a>
    </main>
  );
}
