import { addressWords } from '#text/office.ts';
import { company } from './company.ts';

/** The lines of the address in the words of this language. */
export const address: readonly string[] = company.address.map((line) => addressWords[line] ?? line);
