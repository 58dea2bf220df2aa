import { company } from '#content/company.ts';
import type { Company } from '#content/company/company-types.ts';
import { formatSampleLink } from '#domain/cart/order-link.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface SampleLinkProps {
  id: ProductId;
  facts?: Company;
}

export function SampleLink({ id, facts = company }: SampleLinkProps) {
  if (facts.samples === false) return null;
  return (
    <TextLink className="print:hidden" to={formatSampleLink(id)}>
      {productPageTexts.sample}
      <Icon name="arrow" size={18} />
    </TextLink>
  );
}
