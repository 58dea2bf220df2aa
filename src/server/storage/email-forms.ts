import { sql } from 'kysely';

/** Condition for a stored e-mail that `normalizeEmail` may change: one not in ASCII, an encoded domain, signs around it. */
export const hasOtherForms = sql<boolean>`(
  octet_length(email) <> length(email) or email like '%xn--%' or email like 'mailto:%'
  or ltrim(email, '<([{"'':;,') <> email or rtrim(email, '>)]}"'':;,.!?') <> email
)`;
