import { sql } from 'kysely';

/** Finds e-mails that `normalizeEmail` may change beyond capitals: not ASCII, encoded, or with signs around. */
export const unnormalizedEmailCondition = sql<boolean>`(
  octet_length(email) <> length(email) or email like '%xn--%' or email like 'mailto:%'
  or ltrim(email, '<([{"'':;,') <> email or rtrim(email, '>)]}"'':;,.!?') <> email
)`;
