import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Imprint | ${company.name}`,
  description: `Who is behind this site: name, address, email and phone of ${company.name}, a Sri Lankan spice exporter.`,
};

export const imprintPageTexts = {
  title: 'Imprint',
  lead: 'Who is behind this site, and how to reach us.',
  privacy: 'What this site keeps about you',
} as const;

/** The names of the facts; a fact that is not stated has no row. */
export const imprintLabels = {
  name: 'Company',
  registrationNumber: 'Registration number',
  registeredOffice: 'Registered office',
  taxNumber: 'Tax number',
  exporterRegistration: 'Exporter registration',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  responsiblePerson: 'Responsible for the content',
  euRepresentative: 'Representative in the European Union',
  hours: 'Office hours',
  languages: 'We answer in',
} as const;
