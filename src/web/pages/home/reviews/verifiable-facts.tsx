import { company } from '#content/company.ts';
import type { Company } from '#content/company/company-types.ts';
import { findLegalLine } from '#content/company/find-legal-line.ts';
import type { Papers } from '#content/papers/paper-types.ts';
import { reviewsTexts } from '#text/pages/home.ts';
import { useValidCertificates } from '#web/features/papers/use-valid-certificates.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { TextLink } from '#web/ui/controls/text-link.tsx';
import { SmallTitle } from '#web/ui/small-title.tsx';

const { checks: checkTexts } = reviewsTexts;

interface VerifiableFactsProps {
  facts?: Company;
  papers: Papers;
}

export function VerifiableFacts({ facts = company, papers }: VerifiableFactsProps) {
  const { exporterRegistration, responsiblePerson } = facts;
  const stated = [
    findLegalLine(facts),
    exporterRegistration && checkTexts.company.exporter(exporterRegistration),
    responsiblePerson && checkTexts.company.person(responsiblePerson),
    ...useValidCertificates(papers).map(({ name, number }) => checkTexts.company.certificate(name, number)),
  ].filter((line) => line !== undefined);
  return (
    <ul className="grid gap-8">
      {checkTexts.points.map(({ title, text, path, link }) => (
        <li key={path} className="ruled">
          <SmallTitle as="h3">{title}</SmallTitle>
          <p className="mt-2 max-w-56ch text-ink-soft">{text}</p>
          <TextLink variant="action" to={path}>
            {link}
          </TextLink>
        </li>
      ))}
      <li className="grid justify-items-start ruled">
        <SmallTitle as="h3">{stated.length > 0 ? checkTexts.company.title : checkTexts.company.references}</SmallTitle>
        <ul className="mt-2 empty:hidden">
          {stated.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-2 mb-4 max-w-56ch text-ink-soft">{checkTexts.company.text}</p>
        <ButtonLink to="/contact" variant="outline">
          {checkTexts.company.action}
        </ButtonLink>
      </li>
    </ul>
  );
}
