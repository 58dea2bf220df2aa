import { resolve } from 'node:path';
import { locales } from '#content/company.ts';

/** The language of this build. `SITE_LANGUAGE` is one of `locales`, or the path of a folder with texts of a test. */
export const language = process.env.SITE_LANGUAGE ?? locales[0] ?? '';

/** The folder that `#text/` resolves to in this build. */
export const textFolder = resolve('src/content', language);
