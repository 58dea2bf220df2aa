import { company } from '#content/company.ts';
import { privacyPageTexts } from '#text/pages/privacy.ts';
import { FactSections } from '#web/ui/fact-sections.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { privacySections } from './privacy-sections.ts';

/** The server's settings as they were at the build; see `buildVariables`. */
const settings = {
  retentionDays: Number(process.env.CART_RETENTION_DAYS),
  rateLimitPerMinute: Number(process.env.RATE_LIMIT_PER_MINUTE),
};

export function PrivacyPage() {
  return (
    <>
      <PageTitle size="small" title={privacyPageTexts.title} lead={privacyPageTexts.lead} />
      <FactSections sections={privacySections(company, settings)} />
    </>
  );
}
