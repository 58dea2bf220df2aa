import { Link } from 'react-router';
import type { ProductId } from '#domain/catalogue.ts';
import { productPage } from '#text/product.ts';
import { formatSampleLink } from '#web/features/order/order-link.ts';
import { Icon } from '#web/ui/icon.tsx';

interface SampleLinkProps {
  id: ProductId;
  /** `samples` of `company.ts`. */
  samples: boolean | undefined;
}

/** Leads to the order form, filled in for a sample; nothing if the company has stated that it sends none. */
export function SampleLink({ id, samples }: SampleLinkProps) {
  if (samples === false) return null;
  return (
    <Link className="text-link gap-2 font-semibold print:hidden" to={formatSampleLink(id)}>
      {productPage.sample}
      <Icon name="arrow" size={18} />
    </Link>
  );
}
