// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuoteDetails } from '#domain/quote/quote-details.ts';
import { alba } from '#tests/support/items.ts';
import { noDetails } from '#tests/support/no-details.ts';
import { refuseStorage } from '#tests/unit/support/refuse-storage.ts';
import { createItemRow } from '#web/features/list/rows/create-row.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { sentRequestsKey } from './keys.ts';
import { storedDetails } from './stored-details.ts';
import { storedEmail } from './stored-email.ts';
import { storedLastRequest } from './stored-last-request.ts';
import { storedListJob } from './stored-list-job.ts';
import { senderStore } from './stored-sender.ts';

const sent = { reference: 'CSE-20261120-4F7K', date: '20 November 2026', way: 'email', content: '[]' } as const;
const progress = {
  rows: [createItemRow(alba), createItemRow(alba)],
  email: 'ana@example.com',
  keyPrefix: '0123456789abcdef'.repeat(2),
  addedCount: 1,
};

const readSender = () => ({ name: senderStore.name.read(), phone: senderStore.phone.read() });

function writeAll(): void {
  storedEmail.write('ana@example.com');
  senderStore.write({ name: 'Ana', phone: '+52 1' });
  storedDetails.write({ ...noDetails, port: 'Veracruz' });
  storedLastRequest.write(sent);
  storedListJob.write(progress);
}

function expectAll(): void {
  expect(storedEmail.read()).toBe('ana@example.com');
  expect(readSender()).toEqual({ name: 'Ana', phone: '+52 1' });
  expect(storedDetails.read()).toEqual({ ...noDetails, port: 'Veracruz' });
  expect(storedLastRequest.read()).toEqual(sent);
  expect(storedListJob.read()).toEqual(progress);
}

function expectNothing(): void {
  expect(storedEmail.read()).toBeUndefined();
  expect(readSender()).toEqual({ name: '', phone: '' });
  expect(storedDetails.read()).toEqual(noDetails);
  expect(storedLastRequest.read()).toBeUndefined();
  expect(storedListJob.read()).toBeUndefined();
}

beforeEach(() => {
  localStorage.clear();
  forgetVisitor();
});
afterEach(() => vi.unstubAllGlobals());

describe('stored visitor data', () => {
  test('is empty at first', expectNothing);

  test('is stored, the e-mail under its documented key', () => {
    writeAll();
    expectAll();
    expect(localStorage.getItem('customerEmail')).toBe('ana@example.com');
  });

  test('is removed on request, and other entries stay', () => {
    localStorage.setItem('other', 'stays');
    writeAll();
    forgetVisitor();
    expectNothing();
    expect(Object.keys(localStorage)).toEqual(['other']);
  });

  test('tells those who listen to a value that it is removed', () => {
    writeAll();
    const heard = vi.fn<(details: QuoteDetails) => void>();
    const end = storedDetails.subscribe(() => heard(storedDetails.read()));
    forgetVisitor();
    end();
    expect(heard.mock.calls).toEqual([[noDetails]]);
  });

  test.each(['', 'null', '7', '{', '{"port":5,"company":{}}', '{"reference":1}'])(
    'is empty if %j is stored',
    (text) => {
      localStorage.setItem('customerDetails', text);
      localStorage.setItem('customerSentQuote', text);
      expect(storedDetails.read()).toEqual(noDetails);
      expect(storedLastRequest.read()).toBeUndefined();
    },
  );

  test.each(Object.keys(sent))('has no request if its %s is missing', (field) => {
    localStorage.setItem('customerSentQuote', JSON.stringify({ ...sent, [field]: undefined }));
    expect(storedLastRequest.read()).toBeUndefined();
  });

  test.each(['   ', 'null', 'ana@', 'ana example.com'])('has no e-mail if %j is stored', (text) => {
    localStorage.setItem('customerEmail', text);
    expect(storedEmail.read()).toBeUndefined();
  });

  test('has its e-mail normalized', () => {
    localStorage.setItem('customerEmail', ' Ana@Example.com ');
    expect(storedEmail.read()).toBe('ana@example.com');
  });

  test('is older than what did not fit into the storage', () => {
    storedDetails.write({ ...noDetails, port: 'Colombo' });
    const storage = refuseStorage('setItem');
    storedDetails.write({ ...noDetails, port: 'Veracruz' });
    expect(storedDetails.read().port).toBe('Veracruz');
    expect(storage.getItem('customerDetails')).toContain('Colombo');
  });

  test('is kept in memory if storage is full or disabled', () => {
    const storage = refuseStorage('getItem', 'setItem', 'removeItem');
    writeAll();
    expectAll();
    expect(storage).toHaveLength(0);
    forgetVisitor();
    expect(storedEmail.read()).toBeUndefined();
    expectNothing();
  });
});

test('each text has the key that the privacy page names', () => {
  writeAll();
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'customerDetails',
    'customerEmail',
    'customerName',
    'customerPhone',
    'customerSentQuote',
    'customerSharedList',
  ]);
  expect(sentRequestsKey).toBe('customerRequests');
});
