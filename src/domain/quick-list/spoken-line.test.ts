import { expect, test } from 'vitest';
import { splitSpokenLine } from './spoken-line.ts';

test.each([
  // The parts in every order; words of the amount and of courtesy belong to none.
  ['Alba 10 x 25 kg', 'Alba', '10 x 25 kg', ''],
  ['10 x 25 kg Alba', 'Alba', '10 x 25 kg', ''],
  ['10 Alba 25 kg', 'Alba', '10 x 25 kg', ''],
  ['25 kg Alba 10', 'Alba', '25 kg x 10', ''],
  ['we need 10 bags of Alba, each of 25 kg, please', 'Alba', '10 x bags of , each of 25 kg', ''],
  ['Alba 10 x 25 kg thanks', 'Alba', '10 x 25 kg', ''],
  ['Alba 10 x 25 kg thanks a lot', 'Alba', '10 x 25 kg', 'thanks a lot'],
  ['Alba 10 x 25 kg !', 'Alba', '10 x 25 kg', '!'],
  ['Alba', 'Alba', '', ''],
  ['10 x 25 kg', '', '10 x 25 kg', ''],
  ['', '', '', ''],
  // What follows is the note, brackets and properties too.
  ['Alba 10 x 25 kg Mace', 'Alba', '10 x 25 kg', 'Mace'],
  ['Alba 10 x 25 kg for March', 'Alba', '10 x 25 kg', 'for March'],
  ['Alba (8 cm) 10 x 25 kg (our no. 4711), cut', 'Alba', '10 x 25 kg', 'cut; 8 cm; our no. 4711'],
  ['Alba 8 cm 10 x 25 kg', 'Alba', '10 x 25 kg', '8 cm'],
  ['8 cm Alba 10 x 25 kg', 'Alba', '10 x 25 kg', '8 cm'],
  ['Alba 8 cm 60 mesh 10 x 25 kg', 'Alba', '10 x 25 kg', '8 cm; 60 mesh'],
  ['Alba 10 x 25 kg 8 cm', 'Alba', '10 x 25 kg', '8 cm'],
  ['Alba 8-10 cm, 10 x 25 kg', 'Alba', '10 x 25 kg', '8-10 cm'],
  ['Alba 3% 10 x 25 kg', 'Alba', '10 x 25 kg', '3%'],
  // A range of an amount is none of a property.
  ['Alba 8-10 kg', 'Alba', '8-10 kg', ''],
  ['Alba 8 - 10 kg', 'Alba', '8 - 10 kg', ''],
  ['Alba -10 kg', 'Alba', '-10 kg', ''],
  ['Alba - 10 kg', 'Alba', '10 kg', ''],
  ['-10 x 25 kg Alba', 'Alba', '-10 x 25 kg', ''],
  // Numbers that belong to a name.
  ['C 5 10 x 25 kg', 'C 5', '10 x 25 kg', ''],
  ['Quillings No. 02 10 x 25 kg', 'Quillings No. 02', '10 x 25 kg', ''],
  ['Quillings no: 02 10 x 25 kg', 'Quillings no: 02', '10 x 25 kg', ''],
  ['lot #17 Alba 10 x 25 kg', 'lot #17 Alba', '10 x 25 kg', ''],
  ['lot 10 kg', 'lot', '10 kg', ''],
  // A numbered list.
  ['3. Alba 10 x 25 kg', 'Alba', '10 x 25 kg', ''],
  [' 12) Alba 10 x 25 kg', 'Alba', '10 x 25 kg', ''],
  ['Alba 3) 10 x 25 kg', 'Alba', '3) 10 x 25 kg', ''],
  ['2.5 kg Alba', 'Alba', '2.5 kg', ''],
  // Columns: a separator ends what stands before it.
  ['Alba; Mace 25 kg', 'Alba', '25 kg', ''],
  ['Alba | 10; 25; kg', 'Alba', '10 x ; 25; kg', ''],
  // A second amount is one only beside the first.
  ['Alba 10 kg 25 kg', 'Alba', '10 kg 25 kg', ''],
  ['10 x 25 kg Alba 5 kg', 'Alba', '10 x 25 kg', '5 kg'],
  ['10 Alba 25 kg Mace 5 kg', 'Alba', '10 x 25 kg', 'Mace 5 kg'],
])('%j', (line, name, amount, note) => {
  const split = splitSpokenLine(line);
  expect({ ...split, amount: split.amount.replaceAll(/ +/g, ' ') }).toEqual({ name, amount, note });
});
