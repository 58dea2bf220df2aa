import { sql } from 'kysely';

/** Finds e-mails that `normalizeEmail` may change: with letters beyond ASCII, an encoded domain, or signs around. */
export const otherFormsCondition = sql<boolean>`(
  octet_length(email) <> length(email) or email like '%xn--%' or email like 'mailto:%'
  or ltrim(email, '<([{"'':;,') <> email or rtrim(email, '>)]}"'':;,.!?') <> email
)`;
