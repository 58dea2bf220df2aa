import { cartRetentionDays, rateLimitPerMinute } from '#content/build-values.ts';
import { company } from '#content/company.ts';
import { head, privacyPageTexts } from '#text/pages/privacy.ts';
import type { Page } from '#web/navigation/page.ts';
import { FactSections } from '#web/ui/fact-sections.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { listPrivacySections } from './privacy-sections.ts';

export const page: Page = {
  head,
  socialCard: 'privacy',
  breadcrumbs: [{ name: privacyPageTexts.title, path: '/privacy' }],
  content: <PrivacyPage />,
};

function PrivacyPage() {
  return (
    <>
      <PageTitle size="small" title={privacyPageTexts.title} lead={privacyPageTexts.lead} />
      <FactSections sections={listPrivacySections(company, { retentionDays: cartRetentionDays, rateLimitPerMinute })} />
    </>
  );
}
