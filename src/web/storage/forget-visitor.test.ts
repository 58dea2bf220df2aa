import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuoteDetails } from '#domain/quote/quote-details.ts';
import { alba } from '#tests/support/items.ts';
import { noDetails } from '#tests/support/no-details.ts';
import { sampleSentRequest } from '#tests/support/sample-sent-request.ts';
import { refuseStorage } from '#tests/unit/support/refuse-storage.ts';
import { createItemRow } from '#web/features/list/rows/create-row.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { storedListJob } from './list/stored-list-job.ts';
import { storedDetails } from './stored-details.ts';
import { storedEmail } from './stored-email.ts';
import { storedLastRequest } from './stored-last-request.ts';
import { storedSender } from './stored-sender.ts';
import { storedSentRequests } from './stored-sent-requests.ts';

const lastRequest = { reference: 'CSE-20261120-4F7K', date: '20 November 2026', way: 'email', content: '[]' } as const;
const listJob = {
  rows: [createItemRow(alba), createItemRow(alba)],
  email: 'ana@example.com',
  keyPrefix: '0123456789abcdef'.repeat(2),
  addedCount: 1,
};

function writeAll(): void {
  storedEmail.write('ana@example.com');
  storedSender.write({ name: 'Ana', phone: '+52 1' });
  storedDetails.write({ ...noDetails, port: 'Veracruz' });
  storedLastRequest.write(lastRequest);
  storedSentRequests.write([sampleSentRequest]);
  storedListJob.write(listJob);
}

const readAll = () => ({
  email: storedEmail.read(),
  name: storedSender.name.read(),
  phone: storedSender.phone.read(),
  details: storedDetails.read(),
  lastRequest: storedLastRequest.read(),
  sentRequests: storedSentRequests.read(),
  listJob: storedListJob.read(),
});

const allValues = {
  email: 'ana@example.com',
  name: 'Ana',
  phone: '+52 1',
  details: { ...noDetails, port: 'Veracruz' },
  lastRequest,
  sentRequests: [sampleSentRequest],
  listJob,
};
const noValues = {
  email: undefined,
  name: '',
  phone: '',
  details: noDetails,
  lastRequest: undefined,
  sentRequests: [],
  listJob: undefined,
};

beforeEach(() => {
  localStorage.clear();
  forgetVisitor();
});
afterEach(() => vi.unstubAllGlobals());

describe('when the visitor is forgotten', () => {
  test('all that is stored about them is removed, and other entries stay', () => {
    localStorage.setItem('other', 'stays');
    writeAll();
    expect(readAll()).toEqual(allValues);
    forgetVisitor();
    expect(readAll()).toEqual(noValues);
    expect(Object.keys(localStorage)).toEqual(['other']);
  });

  test('all that is kept in memory, because storage is full or disabled, is removed', () => {
    const storage = refuseStorage('getItem', 'setItem', 'removeItem');
    writeAll();
    expect(readAll()).toEqual(allValues);
    expect(storage).toHaveLength(0);
    forgetVisitor();
    expect(readAll()).toEqual(noValues);
  });

  test('those who listen to a value are told', () => {
    writeAll();
    const heard = vi.fn<(details: QuoteDetails) => void>();
    const end = storedDetails.subscribe(() => heard(storedDetails.read()));
    forgetVisitor();
    end();
    expect(heard.mock.calls).toEqual([[noDetails]]);
  });
});
