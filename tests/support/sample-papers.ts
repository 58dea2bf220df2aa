import type { Certificate, Papers } from '#content/papers/paper-types.ts';

export const foodCertificate: Certificate = {
  name: 'Food certificate',
  kind: 'food safety',
  scope: 'Cutting and packing',
  products: [8, 9, 10, 11, 12],
  issuer: 'An institute',
  number: 'F 1',
  from: '2026-01-01',
  until: '2026-12-31',
  file: 'food.pdf',
};

export const noPapers: Papers = { certificates: [], registrations: [] };
