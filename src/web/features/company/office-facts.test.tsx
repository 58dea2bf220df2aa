import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Company } from '#content/company/company-types.ts';
import { placeholderCompany } from '#tests/support/placeholder-company.ts';
import { render } from '#tests/unit/support/render.tsx';
import { OfficeFacts } from './office-facts.tsx';

function renderTexts(facts: Company): readonly (string | null)[] {
  return [...render(<OfficeFacts facts={facts} hasTitle />).querySelectorAll('h3, p')].map(
    ({ textContent }) => textContent,
  );
}

const localTime = expect.stringMatching(/^Local time in Elpitiya: /) as unknown;

test('the section says what the company has stated, under a title', () => {
  const stated = {
    ...placeholderCompany,
    hours: { en: 'Monday to Friday, 8.30 to 17.00', es: 'De lunes a viernes' },
    answersWithin: { en: 'one working day' },
    languages: { en: ['English', 'Sinhala'] },
  };
  expect(renderTexts(stated)).toEqual([
    'What happens next',
    'We answer within one working day.',
    'Office hours: Monday to Friday, 8.30 to 17.00',
    'We answer in English and Sinhala.',
    localTime,
  ]);
});

test('what is stated in another language only is left out', () => {
  expect(renderTexts({ ...placeholderCompany, hours: { es: 'De lunes a viernes' } })).toEqual([localTime]);
});

test('the section promises nothing that is not stated', () => {
  expect(renderTexts(placeholderCompany)).toEqual([localTime]);
});

test('the section is prerendered without the time, which only the browser knows', () => {
  expect(renderToString(<OfficeFacts facts={placeholderCompany} hasTitle />)).not.toContain('Elpitiya');
});
