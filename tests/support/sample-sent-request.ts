import type { SentRequest } from '#domain/quote/sent-request.ts';
import { alba } from './items.ts';
import { noDetails } from './no-details.ts';

export const sampleSentRequest: SentRequest = {
  reference: 'CSE-20261122-4F7K',
  time: 1_795_000_000_000,
  way: 'email',
  email: 'ana@example.com',
  items: [alba],
  details: { ...noDetails, port: 'Veracruz' },
};
