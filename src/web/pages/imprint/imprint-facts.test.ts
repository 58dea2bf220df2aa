import { expect, test } from 'vitest';
import { findLegalLine } from '#content/company/find-legal-line.ts';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { imprintLabels } from '#text/pages/imprint.ts';
import { listImprintFacts } from './imprint-facts.ts';

const listTerms = (facts = company) => listImprintFacts(facts).map(({ term }) => term);

test('the imprint shows only what the company has stated', () => {
  expect(listTerms()).toEqual(['Company', 'Address', 'Email', 'Phone', 'Website']);
  expect(findLegalLine(company)).toBeUndefined();
});

test('every stated fact has a row of its own', () => {
  const stated = {
    ...company,
    legalName: 'Spices (Pvt) Ltd',
    registrationNumber: 'PV 1',
    registeredOffice: 'Galle',
    taxNumber: '2',
    exporterRegistration: 'EDB 3',
    responsiblePerson: 'A. B.',
    euRepresentative: 'C. D., Berlin',
    hours: { en: '8 to 17' },
    languages: { en: ['English', 'Sinhala'] },
  };
  expect(listTerms(stated).toSorted()).toEqual(Object.values(imprintLabels).toSorted());
  expect(listImprintFacts(stated)[0]?.lines).toEqual(['Spices (Pvt) Ltd', company.name]);
  expect(listImprintFacts(stated).at(-1)?.lines).toEqual(['English, Sinhala']);
  expect(findLegalLine(stated)).toBe('Spices (Pvt) Ltd · PV 1');
});
