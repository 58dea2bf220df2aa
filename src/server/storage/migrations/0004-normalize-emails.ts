import { sql } from 'kysely';
import type { Database } from '#server/storage/tables.ts';

/**
 * Migration: brings stored e-mails into NFC, by which carts are found since then. Where the normal form already has a
 * cart, the other one keeps its key: it stays in exports and backups and is never merged into a cart that may be
 * another person's.
 */
export async function normalizeEmails(db: Database): Promise<void> {
  // Text in ASCII is normal in every form.
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
