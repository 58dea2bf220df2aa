import { company } from '#content/company.ts';
import type { Company } from '#content/company/company-types.ts';
import { listTradeTerms } from '#content/company/list-trade-terms.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { getPacking } from '#domain/catalogue/packing.ts';
import { tradeTermsTexts } from '#text/company/trade-terms.ts';
import { SmallTitle } from '#web/ui/small-title.tsx';

interface TradeTermsProps {
  id?: ProductId;
  facts?: Company;
  heading?: 'h2' | 'h3';
  className?: string | undefined;
}

export function TradeTerms({ id, facts = company, heading: Heading = 'h2', className = '' }: TradeTermsProps) {
  const terms = listTradeTerms(facts).filter(
    ({ value, packing }) =>
      value !== undefined && (id === undefined || packing === undefined || packing === getPacking(id)),
  );
  if (terms.length === 0) return <p className={`text-small text-ink-soft ${className}`}>{tradeTermsTexts.none}</p>;
  return (
    <section className={`text-small ${className}`}>
      <SmallTitle as={Heading}>{tradeTermsTexts.title}</SmallTitle>
      <dl className="mt-2 border-t border-accent">
        {terms.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 border-b border-hairline py-2 sm:grid-cols-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
