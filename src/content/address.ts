import { addressWords } from '#text/office.ts';
import { company } from './company.ts';

export const address: readonly string[] = company.address.map((line) => addressWords[line] ?? line);
