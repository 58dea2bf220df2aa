import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { useMessageForm } from './use-message-form.ts';

test('only messages that are sent are counted, not presses that show errors', () => {
  const messageForm = renderHook(() => useMessageForm('contact', ['message']));
  const message = { subject: 'Samples', fullText: 'Alba, please', introText: 'Alba', whatsAppText: 'Alba, please' };
  act(() => expect(messageForm().showErrorsIfAny({ message: 'Please write something.' })).toBe(true));
  expect(messageForm().sendCount).toBe(0);
  act(() => expect(messageForm().showErrorsIfAny({})).toBe(false));
  act(() => messageForm().send('file', message));
  expect(messageForm().sendCount).toBe(1);
});
