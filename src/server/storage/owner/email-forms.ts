import { sql } from 'kysely';

/** Finds the e-mails that `normalizeEmail` could change: not in ASCII, an encoded domain, signs around it. */
export const hasOtherForms = sql<boolean>`(
  octet_length(email) <> length(email) or email like '%xn--%' or email like 'mailto:%'
  or ltrim(email, '<([{"'':;,') <> email or rtrim(email, '>)]}"'':;,.!?') <> email
)`;
