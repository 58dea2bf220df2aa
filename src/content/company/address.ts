import { company } from '#content/company.ts';
import { addressWords } from '#text/company/office.ts';

export const address: readonly string[] = company.address.map((line) => addressWords[line] ?? line);
