import { bidiControls, controlCharacters } from './special-characters.ts';

/** Makes a text that a note may hold: removes marks of direction, and turns control characters into spaces. */
export function toPlainText(typed: string): string {
  return typed.toWellFormed().replace(bidiControls, '').replace(controlCharacters, ' ').trim();
}
