import { useSyncExternalStore } from 'react';
import { toDay, validCertificates, type Certificate, type Papers } from '#content/paper-rules.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';

/** The day of the build, so that prerendered HTML and hydration agree. */
const buildDay = String(import.meta.env.VITE_BUILD_DAY);

const subscribeToNothing = () => () => undefined;

/**
 * All certificates, or a product's if `id` is given. A prerendered page may be months old, so the browser leaves out
 * what has ended since.
 */
export function useValidCertificates(held: Papers, id?: ProductId): readonly Certificate[] {
  const day = useSyncExternalStore(
    subscribeToNothing,
    () => toDay(new Date()),
    () => buildDay,
  );
  return validCertificates(held, day, id);
}
