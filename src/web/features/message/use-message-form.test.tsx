// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { useMessageForm } from './use-message-form.ts';

test('only presses that send are counted, not those that show errors', () => {
  const messageForm = renderHook(() => useMessageForm('contact', ['message']));
  const message = { subject: 'Samples', fullText: 'Alba, please', introText: 'Alba', whatsAppText: 'Alba, please' };
  act(() => void messageForm().send('file', {}, () => message));
  expect(messageForm().sendCount).toBe(1);
  act(() => void messageForm().send('file', { message: 'Please write something.' }, () => message));
  expect(messageForm().sendCount).toBe(1);
});
