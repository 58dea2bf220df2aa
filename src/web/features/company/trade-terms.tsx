import { company } from '#content/company.ts';
import type { Company } from '#content/company/company-facts.ts';
import { statedTerms, tradeTerms } from '#text/trade-terms.ts';

interface TradeTermsProps {
  facts?: Company;
  heading?: 'h2' | 'h3';
  className?: string;
}

/** Nothing for a company that has stated none. */
export function TradeTerms({ facts = company, heading: Heading = 'h2', className = '' }: TradeTermsProps) {
  const terms = statedTerms(facts).filter(({ value }) => value !== undefined);
  if (terms.length === 0) return null;
  return (
    <section className={`text-sm ${className}`}>
      <Heading className="font-serif-small text-title-sm">{tradeTerms.title}</Heading>
      <dl className="mt-2 border-t border-accent">
        {terms.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-hairline py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
