// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeholderCompany as company } from '#tests/support/placeholder-company.ts';
import { OfficeFacts } from './office-facts.tsx';

const stated = {
  ...company,
  hours: { en: 'Monday to Friday, 8.30 to 17.00', es: 'De lunes a viernes' },
  answersWithin: { en: 'one working day' },
  languages: { en: ['English', 'Sinhala'] },
};

test('the section says what the company has stated, under a title', () => {
  const html = renderToString(<OfficeFacts facts={stated} hasTitle />);
  expect(html).toContain('What happens next');
  expect(html).toContain('We answer within one working day.');
  expect(html).toContain('Office hours: Monday to Friday, 8.30 to 17.00');
  expect(html).toContain('We answer in English and Sinhala.');
});

test('what is stated in another language only is left out', () => {
  const html = renderToString(<OfficeFacts facts={{ ...company, hours: { es: 'De lunes a viernes' } }} hasTitle />);
  expect(html).not.toMatch(/What happens|hours|lunes/);
});

test('the section promises nothing that is not stated, and has no time before the browser knows it', () => {
  const html = renderToString(<OfficeFacts facts={company} hasTitle />);
  expect(html).not.toMatch(/What happens|answer|hours|Elpitiya/);
});
