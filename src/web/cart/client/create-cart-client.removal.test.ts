import { expect, test } from 'vitest';
import { flushPromises, setUpFakeBrowser, storedItem, toItemJson } from '#tests/unit/support/fake-browser.ts';

const { calls, getLastCall, openCart } = setUpFakeBrowser();

async function failFirstAttempt(): Promise<void> {
  getLastCall('DELETE').fail();
  await flushPromises();
}

test('a 404 counts as removed after an attempt without a response', async () => {
  const client = await openCart('1');
  const unanswered = client.remove('1');
  getLastCall('DELETE').fail();
  await expect(unanswered).rejects.toThrow('no network');
  const secondAttempt = client.remove('1');
  getLastCall('DELETE').answer(404, { error: 'gone' });
  await secondAttempt;
  expect(client.getState().items).toEqual([]);
});

test('a 404 is an error after an attempt without a response to remove another item', async () => {
  const client = await openCart('1', '2');
  const unanswered = client.remove('1');
  getLastCall('DELETE').fail();
  await expect(unanswered).rejects.toThrow('no network');
  const removalOfOther = client.remove('2');
  getLastCall('DELETE').answer(404, { error: 'gone' });
  await expect(removalOfOther).rejects.toMatchObject({ status: 404 });
});

test('a 404 after an attempt that the server has refused is an error', async () => {
  const client = await openCart('1');
  const callCountBefore = calls.length;
  const refused = client.remove('1');
  getLastCall('DELETE').answer(500, { error: 'No.' });
  await expect(refused).rejects.toMatchObject({ status: 500 });
  expect(calls).toHaveLength(callCountBefore + 1);
  const gone = client.remove('1');
  getLastCall('DELETE').answer(404, { error: 'gone' });
  await expect(gone).rejects.toMatchObject({ status: 404 });
});

test('removing an item that another tab has removed fetches the cart at once, and rejects', async () => {
  const client = await openCart('1', '2');
  const callCountBefore = calls.length;
  const removed = client.remove('1');
  getLastCall('DELETE').answer(404, { error: 'gone' });
  await expect(removed).rejects.toMatchObject({ status: 404 });
  expect(calls.slice(callCountBefore).map(({ method }) => method)).toEqual(['DELETE', 'GET']);
  getLastCall('GET').answer(200, [toItemJson(storedItem('2'))]);
  await flushPromises();
  expect(client.getState().items).toEqual([storedItem('2')]);
});

test('removing again after no response rejects on a status other than 404, and fetches nothing', async () => {
  const client = await openCart('1');
  const unanswered = client.remove('1');
  getLastCall('DELETE').fail();
  await expect(unanswered).rejects.toThrow('no network');
  const callCountBefore = calls.length;
  const secondAttempt = client.remove('1');
  getLastCall('DELETE').answer(500, { error: 'No.' });
  await expect(secondAttempt).rejects.toMatchObject({ status: 500 });
  expect(calls).toHaveLength(callCountBefore + 1);
  expect(client.getState().items).toEqual([storedItem('1')]);
});

test('an attempt without a response is forgotten once the item is removed', async () => {
  const client = await openCart('1');
  const unanswered = client.remove('1');
  getLastCall('DELETE').fail();
  await expect(unanswered).rejects.toThrow('no network');
  const removed = client.remove('1');
  getLastCall('DELETE').answer(204);
  await removed;
  const secondAttempt = client.remove('1');
  getLastCall('DELETE').answer(404, { error: 'gone' });
  await expect(secondAttempt).rejects.toMatchObject({ status: 404 });
});

test('a removal in a bulk job without a response is repeated, and a 404 then counts as removed', async () => {
  const client = await openCart('1', '2');
  const removed = client.removeInJob('1');
  await failFirstAttempt();
  getLastCall('DELETE').answer(404, { error: 'gone' });
  expect(await removed).toBe(true);
  expect(client.getState().items).toEqual([storedItem('2')]);
});

test('a removal in a bulk job that is left without a response twice fails', async () => {
  const client = await openCart('1');
  const removed = client.removeInJob('1');
  await failFirstAttempt();
  getLastCall('DELETE').fail();
  await expect(removed).rejects.toThrow('no network');
  expect(client.getState().items).toEqual([storedItem('1')]);
});

test('a refused removal in a bulk job is not repeated', async () => {
  const client = await openCart('1');
  const callCountBefore = calls.length;
  const refused = client.removeInJob('1');
  getLastCall('DELETE').answer(500, { error: 'No.' });
  await expect(refused).rejects.toMatchObject({ status: 500 });
  expect(calls).toHaveLength(callCountBefore + 1);
  expect(client.getState().items).toEqual([storedItem('1')]);
});

test('a removal in a bulk job returns false for an item that another tab has removed, which leaves the cart', async () => {
  const client = await openCart('1', '2');
  const gone = client.removeInJob('1');
  getLastCall('DELETE').answer(404, { error: 'gone' });
  expect(await gone).toBe(false);
  expect(client.getState().items).toEqual([storedItem('2')]);
});
