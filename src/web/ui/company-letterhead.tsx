import { registeredAs } from '#content/company-rules.ts';
import { company } from '#content/company.ts';
import styles from './company-letterhead.module.css';

const registered = registeredAs(company);

/** The head of a printed sheet: the company's name, register, address, email and phone. Not shown on screen. */
export function CompanyLetterhead() {
  return (
    <div className={styles.letterhead} aria-hidden="true">
      <p className={styles.company}>{company.name}</p>
      <p>
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
