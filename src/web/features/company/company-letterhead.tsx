import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import { findLegalLine } from '#content/company/find-legal-line.ts';
import { SmallTitle } from '#web/ui/small-title.tsx';

const legalLine = findLegalLine(company);

export function CompanyLetterhead() {
  return (
    <div
      className="flex items-baseline justify-between gap-6 border-b-2 border-accent pb-3 text-caption not-print:hidden"
      aria-hidden="true"
    >
      <SmallTitle as="p">{company.name}</SmallTitle>
      <p className="text-right">
        {legalLine !== undefined && (
          <>
            <span>{legalLine}</span>
            <br />
          </>
        )}
        <span>{address.join(', ')}</span>
        <br />
        <span>{`${company.email} · ${company.phone}`}</span>
      </p>
    </div>
  );
}
