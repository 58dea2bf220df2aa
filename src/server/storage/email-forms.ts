import { sql } from 'kysely';

/** `normalizeEmail` may change such an e-mail: one not in ASCII, an encoded domain, signs around it. */
export const hasOtherForms = sql<boolean>`(
  octet_length(email) <> length(email) or email like '%xn--%' or email like 'mailto:%'
  or ltrim(email, '<([{"'':;,') <> email or rtrim(email, '>)]}"'':;,.!?') <> email
)`;
