import { resolve } from 'node:path';
import { locales } from '#content/company.ts';

/** `SITE_LANGUAGE` is one of `locales`, or the path of a test's folder of texts. */
export const language = process.env.SITE_LANGUAGE ?? locales[0] ?? '';

export const textFolder = resolve('src/content', language);
