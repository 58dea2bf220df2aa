import { registeredAs } from '#content/company-rules.ts';
import { company } from '#content/company.ts';
import styles from './company-letterhead.module.css';

const registered = registeredAs(company);

/** The head of a printed sheet: the company's name, register, address, email and phone. Not shown on screen. */
export function CompanyLetterhead() {
  return (
    <div
      className={`ui-print-only ui-flex ui-spread ui-gap-5 ui-xs ui-pb-3 ui-baseline ${styles.letterhead}`}
      aria-hidden="true"
    >
      <p className="ui-title-sm">{company.name}</p>
      <p className="ui-text-right">
        {registered !== undefined && (
          <>
            {registered}
            <br />
          </>
        )}
        {company.address.join(', ')}
        <br />
        {company.email} · {company.phone}
      </p>
    </div>
  );
}
