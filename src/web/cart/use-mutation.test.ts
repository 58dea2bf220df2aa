import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { cartFailures } from '#text/cart/cart-failures.ts';
import { useMutation } from './use-mutation.ts';

const getAction = () => 'add' as const;
const getName = (name: string) => name;

function holdCalls() {
  const calls: PromiseWithResolvers<void>[] = [];
  const send = vi.fn<(name: string) => Promise<void>>(() => {
    const call = Promise.withResolvers<void>();
    calls.push(call);
    return call.promise;
  });
  return {
    send,
    resolve: (index: number) => calls[index]?.resolve(),
    reject: (index: number) => calls[index]?.reject('no'),
  };
}

test('a mutation ignores calls while one is pending, and runs again afterwards', async () => {
  const { send, resolve } = holdCalls();
  const mutation = renderHook(() => useMutation(send, getAction));
  await act(async () => {
    void mutation().mutate('first');
    void mutation().mutate('second');
  });
  expect(send.mock.calls).toEqual([['first']]);
  expect(mutation().isPending).toBe(true);
  await act(async () => resolve(0));
  expect(mutation()).toMatchObject({ isPending: false, error: undefined });
  await act(async () => void mutation().mutate('third'));
  expect(send.mock.calls).toEqual([['first'], ['third']]);
});

test('message and arguments of an error stay until the next call', async () => {
  const { send, reject } = holdCalls();
  const mutation = renderHook(() => useMutation(send, (name) => (name === 'first' ? 'remove' : 'add')));
  await act(async () => void mutation().mutate('first'));
  await act(async () => reject(0));
  expect(mutation()).toMatchObject({ isPending: false, error: cartFailures.removeFailed, failedArgs: ['first'] });
  await act(async () => void mutation().mutate('second'));
  expect(mutation()).toMatchObject({ isPending: true, error: undefined, failedArgs: undefined });
});

test('an error is cleared on demand', async () => {
  const mutation = renderHook(() => useMutation(() => Promise.reject(new Error('no')), getAction));
  await act(() => mutation().mutate());
  expect(mutation().error).toBe(cartFailures.addFailed);
  act(() => mutation().clearError());
  expect(mutation().error).toBeUndefined();
});

test('one call at a time runs for each key', async () => {
  const { send, resolve, reject } = holdCalls();
  const mutation = renderHook(() => useMutation(send, getAction, getName));
  await act(async () => {
    for (const name of ['first', 'second', 'first']) void mutation().mutate(name);
  });
  expect(send.mock.calls).toEqual([['first'], ['second']]);
  expect(mutation().pendingKeys).toEqual(new Set(['first', 'second']));
  await act(async () => reject(1));
  expect(mutation().pendingKeys).toEqual(new Set(['first']));
  expect(mutation().failedArgs).toEqual(['second']);
  await act(async () => resolve(0));
  expect(mutation().isPending).toBe(false);
});

test('`mutate` stays the same for the same functions', async () => {
  const { send, resolve } = holdCalls();
  const mutation = renderHook(() => useMutation(send, getAction, getName));
  const { mutate } = mutation();
  await act(async () => void mutate('first'));
  await act(async () => resolve(0));
  expect(mutation().mutate).toBe(mutate);
});

test('the functions of the latest render are run', async () => {
  const [first, second] = [holdCalls(), holdCalls()];
  let { send } = first;
  const mutation = renderHook(() => useMutation(send, getAction));
  await act(async () => void mutation().mutate('first'));
  send = second.send;
  await act(async () => first.resolve(0));
  await act(async () => void mutation().mutate('second'));
  expect([first.send.mock.calls, second.send.mock.calls]).toEqual([[['first']], [['second']]]);
});
