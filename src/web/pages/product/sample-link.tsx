import { formatSampleLink } from '#domain/cart/order-link.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { productPage } from '#text/pages/product.ts';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface SampleLinkProps {
  id: ProductId;
  /** `samples` of `company.ts`; undefined if the company has not stated whether it sends any. */
  samples: boolean | undefined;
}

export function SampleLink({ id, samples }: SampleLinkProps) {
  if (samples === false) return null;
  return (
    <TextLink className="print:hidden" to={formatSampleLink(id)}>
      {productPage.sample}
      <Icon name="arrow" size={18} />
    </TextLink>
  );
}
