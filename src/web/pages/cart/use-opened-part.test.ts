// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { useOpenedPart } from './use-opened-part.ts';

test('opens in the task that checks the focus, so that no press comes between them', async () => {
  const loaded = Promise.withResolvers<void>();
  const part = renderHook(() => useOpenedPart(() => loaded.promise));
  await act(async () => {
    part().open();
    loaded.resolve();
    await loaded.promise;
    await Promise.resolve();
    // Inside of `act` only a synchronous render has happened by now.
    expect(part()).toMatchObject({ isOpen: true, takesFocus: true });
  });
});

test('does not take the focus if the visitor has moved it while the chunk was loading', async () => {
  const loaded = Promise.withResolvers<void>();
  const field = document.body.appendChild(document.createElement('input'));
  const part = renderHook(() => useOpenedPart(() => loaded.promise));
  await act(async () => {
    part().open();
    field.focus();
    loaded.resolve();
    await loaded.promise;
  });
  expect(part()).toMatchObject({ isOpen: true, takesFocus: false });
});
