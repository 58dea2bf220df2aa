import { company } from '#content/company.ts';
import { telUrl } from '#domain/phone.ts';
import { failedPage } from '#text/failed-page.ts';

/** Shown when a page has failed twice in a row, so its links need no script. */
export function FailedPage() {
  return (
    <main
      className="mx-auto grid max-w-page gap-4 px-gutter pb-section links:inline-flex links:min-h-tap links:items-center"
      id="content"
    >
      <h1 className="mt-6 text-title-lg">{failedPage.title}</h1>
      <p>{failedPage.text}</p>
      <a href={telUrl(company.phone)}>{company.phone}</a>
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <a href={`https://wa.me/${company.whatsappNumber}`}>{failedPage.whatsApp}</a>
      <a href={window.location.href}>{failedPage.reload}</a>
    </main>
  );
}
