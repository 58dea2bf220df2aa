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
  ['10 Alba 8 cm 25 kg', 'Alba', '10 x 25 kg', '8 cm'],
  ['Alba(8 cm)10 x 25 kg', 'Alba', '10 x 25 kg', '8 cm'],
  ['Alba size 8 cm 10 x 25 kg', 'Alba size', '10 x 25 kg', '8 cm'],
  ['Alba size: 8 cm 10 x 25 kg', 'Alba size', '10 x 25 kg', '8 cm'],
  ['-Alba 8°F 10 x 25 kg', 'Alba', '10 x 25 kg', '8°F'],
  // The C of a temperature is no grade, and its minus stays.
  ['Alba -18 °C 10 x 25 kg', 'Alba', '10 x 25 kg', '-18 °C'],
  ['Alba 8-10 ° C 10 x 25 kg', 'Alba', '10 x 25 kg', '8-10 ° C'],
  ['Alba 8° cut 10 x 25 kg', 'Alba', '10 x 25 kg', '8°; cut'],
  ['8 cm C 5 10 x 25 kg', 'C 5', '10 x 25 kg', '8 cm'],
  ['mesh lemon 60', 'mesh lemon', '60', ''],
  ['mesh nutmeg 60', 'mesh nutmeg', '60', ''],
  ['malla 60 Alba 10 x 25 kg', 'Alba', '10 x 25 kg', 'malla 60'],
  ['Alba mesh 60 / cut 10 x 25 kg', 'Alba', '10 x 25 kg', 'mesh 60; cut'],
  // A range of an amount is none of a property.
  ['Alba 8-10 kg', 'Alba', '8-10 kg', ''],
  ['Alba 8 - 10 kg', 'Alba', '8 - 10 kg', ''],
  ['Alba -10 kg', 'Alba', '-10 kg', ''],
  ['Alba - 10 kg', 'Alba', '10 kg', ''],
  ['Alba-10 x 25 kg', 'Alba', '10 x 25 kg', ''],
  ['-10 x 25 kg Alba', 'Alba', '-10 x 25 kg', ''],
  // Numbers that belong to a name.
  ['C 5 10 x 25 kg', 'C 5', '10 x 25 kg', ''],
  ['Quillings No. 02 10 x 25 kg', 'Quillings No. 02', '10 x 25 kg', ''],
  ['Quillings no: 02 10 x 25 kg', 'Quillings no: 02', '10 x 25 kg', ''],
  ['lot #17 Alba 10 x 25 kg', 'lot #17 Alba', '10 x 25 kg', ''],
  ['lot 10 kg', 'lot', '10 kg', ''],
  ['Quillings nº 02 10 x 25 kg, cut', 'Quillings no 02', '10 x 25 kg', 'cut'],
  ['Alba grade, 10 x 25 kg', 'Alba grade', '10 x 25 kg', ''],
  // A unit alone is no name; one that is not read stands directly behind its number.
  ['kg Alba 10 x 25', 'Alba', '10 x 25', ''],
  ['10, stone Alba 25 kg', 'stone Alba', '10 x , 25 kg', ''],
  // A numbered list.
  ['3. Alba 10 x 25 kg', 'Alba', '10 x 25 kg', ''],
  [' 12) Alba 10 x 25 kg', 'Alba', '10 x 25 kg', ''],
  ['Alba 3) 10 x 25 kg', 'Alba', '3) 10 x 25 kg', ''],
  ['2.5 kg Alba', 'Alba', '2.5 kg', ''],
  // Columns: a separator ends what stands before it.
  ['Alba; Mace 25 kg', 'Alba', '25 kg', 'Mace'],
  // No word is lost between name and amount.
  ['Alba 8 cm organic 10 x 25 kg', 'Alba', '10 x 25 kg', '8 cm; organic'],
  ['Alba | 10; 25; kg', 'Alba', '10 x ; 25; kg', ''],
  // A second amount is one only beside the first.
  ['Alba 10 kg 25 kg', 'Alba', '10 kg 25 kg', ''],
  ['10 x 25 kg Alba 5 kg', 'Alba', '10 x 25 kg', '5 kg'],
  ['10 Alba 25 kg Mace 5 kg', 'Alba', '10 x 25 kg', 'Mace 5 kg'],
  ['10 Alba; Mace 25 kg', 'Alba', '10', 'Mace 25 kg'],
  ['500 kg in 25 kg bags of Alba, 20 bags', 'Alba', '500 kg in 25 kg x bags of , 20', ''],
  // A number in words continues an amount only after "and".
  ['Alba 25 kg, brand two', 'Alba', '25 kg', 'brand two'],
  ['Alba 25 kg, year two', 'Alba', '25 kg', 'year two'],
])('%j', (line, name, amount, note) => {
  const split = splitSpokenLine(line);
  expect({ ...split, amount: split.amount.replaceAll(/ +/g, ' ') }).toEqual({ name, amount, note });
});
