import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/unit/support/render.tsx';
import { useFormErrors, type ErrorMessages } from './use-form-errors.ts';

const fields = ['name', 'email', 'note'] as const;

function openForm(initial?: ErrorMessages<(typeof fields)[number]>) {
  const formErrors = renderHook(() => useFormErrors(fields, initial));
  const form = document.createElement('form');
  form.innerHTML = '<input name="name"><input name="email"><input name="note">';
  document.body.append(form);
  const errors = () => fields.map((field) => formErrors().getFieldProps(field).error);
  return { formErrors, form, errors };
}

test('a submission shows its errors, focuses the first wrong field and is announced again', () => {
  const { formErrors, form, errors } = openForm();
  act(() => formErrors().show(form, { note: 'Too long.', email: 'Not an address.' }));
  expect(errors()).toEqual([undefined, 'Not an address.', 'Too long.']);
  expect(document.activeElement).toBe(form.elements.namedItem('email'));
  expect(formErrors().submitCount).toBe(1);
  act(() => formErrors().show(form, {}));
  expect(errors()).toEqual([undefined, undefined, undefined]);
  expect(formErrors().submitCount).toBe(2);
});

test('an error stands until its field changes', () => {
  const { formErrors, form, errors } = openForm();
  act(() => formErrors().show(form, { name: 'Missing.', note: 'Too long.' }));
  act(() => formErrors().clear(['note']));
  expect(errors()).toEqual(['Missing.', undefined, undefined]);
});

test('a message of several fields is shown at the first of them, and the others refer to it', () => {
  const { formErrors, form, errors } = openForm();
  act(() => formErrors().show(form, { name: 'Fill in both.', email: 'Fill in both.' }));
  expect(errors()).toEqual(['Fill in both.', undefined, undefined]);
  const ids = fields.map((field) => formErrors().getFieldProps(field).errorId);
  expect(ids[0]).toBeDefined();
  expect(ids).toEqual([ids[0], ids[0], undefined]);
  act(() => formErrors().clear(['name']));
  expect(errors()).toEqual([undefined, 'Fill in both.', undefined]);
});

test('an initial error is there before anything is sent, and goes when a field changes', () => {
  const { formErrors, errors } = openForm({ email: 'Not an address.' });
  expect(errors()).toEqual([undefined, 'Not an address.', undefined]);
  act(() => formErrors().clear(['email']));
  expect(errors()).toEqual([undefined, undefined, undefined]);
});
