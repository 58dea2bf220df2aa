import { act } from 'react';
import { expect, test } from 'vitest';
import { storedItem } from '#tests/unit/support/fake-browser.ts';
import { renderHook } from '#tests/unit/support/render.tsx';
import { useRowEditor } from './use-row-editor.ts';

test('two changes in one event are both kept', () => {
  const editor = renderHook(() => useRowEditor(storedItem('1'), () => undefined));
  act(() => {
    editor().change({ quantity: '500' });
    editor().change({ packWeight: '20' });
  });
  expect(editor().fields).toMatchObject({ quantity: '500', packWeight: '20' });
});
