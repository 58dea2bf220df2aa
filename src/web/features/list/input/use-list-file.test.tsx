import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { useListFile } from './use-list-file.ts';

test('while two files are read, the name of the one that is left is shown', async () => {
  const slowFile = new File(['Mace 5 kg'], 'slow.txt');
  const readSlowFile = Promise.withResolvers<ArrayBuffer>();
  slowFile.arrayBuffer = () => readSlowFile.promise;
  const onRead = vi.fn<Parameters<typeof useListFile>[0]>();
  const listFile = renderHook(() => useListFile(onRead));
  act(() => listFile().read(slowFile));
  act(() => listFile().read(new File(['Alba 10 kg'], 'fast.txt')));
  expect(listFile().pendingFileName).toBe('fast.txt');
  await vi.waitFor(() => expect(listFile().pendingFileName).toBe('slow.txt'));
  expect(onRead).toHaveBeenCalledExactlyOnceWith('Alba 10 kg', []);
  readSlowFile.resolve(new TextEncoder().encode('Mace 5 kg').buffer);
  await vi.waitFor(() => expect(listFile().pendingFileName).toBeUndefined());
  expect(onRead).toHaveBeenCalledTimes(2);
});
