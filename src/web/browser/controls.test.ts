import { expect, test } from 'vitest';
import { findControls, hasChanged, readChangedValues, resetControls } from './controls.ts';

const html = `
  <input name="quantity" value="1">
  <textarea name="note">8 cm cut</textarea>
  <select name="unit"><option>kg</option><option>l</option></select>
  <input type="checkbox" name="sample" checked>
  <input type="radio" name="type" value="Alba" checked><input type="radio" name="type" value="C5">`;

test('what the visitor changed is read by name, and reset to the default values in the HTML', () => {
  const form = document.createElement('form');
  form.innerHTML = html;
  const [quantity, note, unit, sample, , otherType] = findControls(form) as HTMLInputElement[];
  if (!quantity || !note || !unit || !sample || !otherType) throw new Error('a control is missing');
  quantity.value = '20';
  note.value = '';
  unit.value = 'l';
  sample.checked = false;
  otherType.checked = true;
  expect(readChangedValues(form, ['quantity', 'unit', 'type'])).toEqual({ quantity: '20', unit: 'l', type: 'C5' });
  expect(findControls(form).filter(hasChanged)).toHaveLength(5);
  resetControls(form);
  expect(findControls(form).filter(hasChanged)).toEqual([]);
  expect(sample.checked).toBe(true);
});
