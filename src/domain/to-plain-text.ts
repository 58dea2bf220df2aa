import { bidiControls, controlCharacters } from './special-characters.ts';

/** What a note may hold: a text without control characters and marks of direction. */
export function toPlainText(typed: string): string {
  return typed.toWellFormed().replace(bidiControls, '').replace(controlCharacters, ' ').trim();
}
