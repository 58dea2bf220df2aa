import { bidiControls, controlCharacters } from './special-characters.ts';

export function toPlainText(typed: string): string {
  return typed.toWellFormed().replace(bidiControls, '').replace(controlCharacters, ' ').trim();
}
