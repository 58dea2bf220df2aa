import { Link } from 'react-router';
import { categoryIds } from '#domain/catalogue/categories.ts';
import { head, shopPageTexts } from '#text/pages/shop.ts';
import { requestStepTexts } from '#text/quote/request-steps.ts';
import { TradeTerms } from '#web/features/company/trade-terms.tsx';
import { pasteListPath } from '#web/features/list/hash/paste-list-hash.ts';
import { RequestSteps } from '#web/features/quote/request-steps.tsx';
import type { Page } from '#web/navigation/page.ts';
import { Container } from '#web/ui/container.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Section } from '#web/ui/section.tsx';
import { CategoryCard } from './category-card.tsx';

export const page: Page = {
  head,
  socialCard: 'shop',
  breadcrumbs: [{ name: shopPageTexts.title, path: '/shop' }],
  content: <ShopPage />,
};

function ShopPage() {
  return (
    <>
      <PageTitle size="small" title={shopPageTexts.title} lead={shopPageTexts.lead} />
      <Container as="ul" className="grid gap-x-6 gap-y-12 md:grid-cols-3">
        {categoryIds.map((categoryId, index) => (
          <CategoryCard key={categoryId} categoryId={categoryId} hasPriority={index === 0} />
        ))}
      </Container>
      <Container as="p" className="mt-8 flex flex-wrap gap-x-8 pb-section">
        <span className="noscript:hidden">
          {shopPageTexts.listQuestion} <Link to={pasteListPath}>{shopPageTexts.pasteList}</Link>
        </span>
        <span>
          {shopPageTexts.thicknessQuestion} <Link to="/products#grades">{shopPageTexts.setCaliper}</Link>
        </span>
      </Container>
      <Section background="linen" title={requestStepTexts.title} lead={requestStepTexts.lead}>
        <RequestSteps className="md:grid-cols-3" />
        <TradeTerms heading="h3" className="mt-12 max-w-measure" />
      </Section>
    </>
  );
}
