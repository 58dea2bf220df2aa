import { company } from '#content/company.ts';
import { addressWords } from '#text/company/address-words.ts';

export const address: readonly string[] = company.address.map((line) => addressWords[line] ?? line);
