import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Company } from '#content/company/company-types.ts';
import type { Papers } from '#content/papers/paper-types.ts';
import { placeholderCompany } from '#tests/support/placeholder-company.ts';
import { foodCertificate, noPapers } from '#tests/support/sample-papers.ts';
import { render } from '#tests/unit/support/render.tsx';
import { VerifiableFacts } from './verifiable-facts.tsx';

const certificate = { ...foodCertificate, until: '2099-12-31' };
const show = (facts: Company, papers: Papers) =>
  render(
    <MemoryRouter>
      <VerifiableFacts facts={facts} papers={papers} />
    </MemoryRouter>,
  );

test('the section leads to the figures, the limits and the references of a company that has stated nothing', () => {
  const section = show(placeholderCompany, noPapers);
  const paths = [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(paths).toEqual(expect.arrayContaining(['/compare', '/papers', '/contact']));
  expect(section.textContent).not.toMatch(/The company|Responsible|Exporter|Food certificate/);
});

test('the section names the company, who is responsible, and the certificates, as far as they are stated', () => {
  const stated = {
    ...placeholderCompany,
    legalName: 'Spices (Pvt) Ltd',
    registrationNumber: 'PV 1',
    exporterRegistration: 'EDB 2',
    responsiblePerson: 'A. Perera',
  };
  const section = show(stated, { ...noPapers, certificates: [certificate] });
  for (const fact of ['Spices (Pvt) Ltd · PV 1', 'EDB 2', 'A. Perera', 'Food certificate, no. F 1']) {
    expect(section.textContent, fact).toContain(fact);
  }
});
