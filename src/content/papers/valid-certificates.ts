import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { dayMs, toUtcDay } from '#domain/day.ts';
import type { Certificate, Papers } from './paper-types.ts';

export function findValidCertificates({ certificates }: Papers, day: string, id?: ProductId): readonly Certificate[] {
  return certificates.filter(
    ({ from, until, products }) =>
      from <= day && day <= until && (id === undefined || products === 'all' || products.includes(id)),
  );
}

const noticeDays = 60;

export function findEndingCertificates({ certificates }: Papers, day: string): readonly Certificate[] {
  const limit = toUtcDay(new Date(Date.parse(day) + noticeDays * dayMs));
  return certificates.filter(({ until }) => until <= limit);
}
