import { company } from '#content/company.ts';
import { formatPhoneLink } from '#domain/contact/phone.ts';
import { officeTexts } from '#text/company/office.ts';
import { language } from '#text/site.ts';

export function SalesContact() {
  const { salesPerson, salesRole, salesPhone } = company;
  if (salesPerson === undefined) return null;
  const nameAndRole = [salesPerson, salesRole?.[language]].filter((part) => part !== undefined).join(', ');
  return (
    <p className="flex flex-wrap gap-x-2 text-small text-ink-soft">
      <span>{`${officeTexts.salesContact}: ${nameAndRole}`}</span>
      {salesPhone !== undefined && <a href={formatPhoneLink(salesPhone)}>{salesPhone}</a>}
    </p>
  );
}
