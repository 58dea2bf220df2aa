import { sql } from 'kysely';
import type { Db } from '#server/storage/tables.ts';

/**
 * Normalizes stored emails, the keys of carts, to NFC. If another cart already has the normalized email, the two may
 * belong to different people: the old email then stays unchanged, and the site can no longer open its cart.
 */
export async function normalizeEmails(db: Db): Promise<void> {
  const hasNonAscii = sql<boolean>`octet_length(email) <> length(email)`;
  const rows = await db
    .selectFrom('cart_items')
    .select('email')
    .distinct()
    .where(hasNonAscii)
    .orderBy('email')
    .execute();
  for (const { email } of rows) {
    const normal = email.normalize('NFC');
    if (normal === email) continue;
    const existing = await db.selectFrom('cart_items').select('id').where('email', '=', normal).limit(1).execute();
    if (existing.length > 0) continue;
    await db.updateTable('cart_items').set({ email: normal }).where('email', '=', email).execute();
  }
}
