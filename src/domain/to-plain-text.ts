import { bidiControls, controlCharacters } from './special-characters.ts';

/** Makes a text that a note may hold. */
export function toPlainText(typed: string): string {
  return typed.toWellFormed().replace(bidiControls, '').replace(controlCharacters, ' ').trim();
}
