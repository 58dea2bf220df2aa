// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { useForm, type FormErrors } from './use-form.ts';

const fields = ['name', 'email', 'note'] as const;

function openForm(initial?: FormErrors<(typeof fields)[number]>) {
  const form = renderHook(() => useForm(fields, initial));
  const element = document.createElement('form');
  element.innerHTML = '<input name="name"><input name="email"><input name="note">';
  document.body.append(element);
  const errors = () => fields.map((field) => form().errorProps(field).error);
  return { form, element, errors };
}

test('a submission shows its errors, focuses the first wrong field and is announced again', () => {
  const { form, element, errors } = openForm();
  let isValid = true;
  act(() => {
    isValid = form().showErrors(element, { note: 'Too long.', email: 'Not an address.' });
  });
  expect(isValid).toBe(false);
  expect(errors()).toEqual([undefined, 'Not an address.', 'Too long.']);
  expect(document.activeElement).toBe(element.elements.namedItem('email'));
  expect(form().attempt).toBe(1);
  act(() => {
    isValid = form().showErrors(element, {});
  });
  expect(isValid).toBe(true);
  expect(errors()).toEqual([undefined, undefined, undefined]);
  expect(form().attempt).toBe(2);
});

test('an error stands until its field changes', () => {
  const { form, element, errors } = openForm();
  act(() => void form().showErrors(element, { name: 'Missing.', note: 'Too long.' }));
  act(() => form().clear(['note']));
  expect(errors()).toEqual(['Missing.', undefined, undefined]);
});

test('a message of several fields is shown at the first of them, and the others refer to it', () => {
  const { form, element, errors } = openForm();
  act(() => void form().showErrors(element, { name: 'Fill in both.', email: 'Fill in both.' }));
  expect(errors()).toEqual(['Fill in both.', undefined, undefined]);
  const ids = fields.map((field) => form().errorProps(field).errorId);
  expect(ids[0]).toBeDefined();
  expect(ids).toEqual([ids[0], ids[0], undefined]);
  act(() => form().clear(['name']));
  expect(errors()).toEqual([undefined, 'Fill in both.', undefined]);
});

test('an initial error is there before anything is sent, and goes when a field changes', () => {
  const { form, errors } = openForm({ email: 'Not an address.' });
  expect(errors()).toEqual([undefined, 'Not an address.', undefined]);
  act(() => form().clear(['email']));
  expect(errors()).toEqual([undefined, undefined, undefined]);
});
