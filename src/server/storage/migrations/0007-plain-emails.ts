import { normalizeEmail } from '#domain/contact/email.ts';
import { hasOtherForms } from '#server/storage/email-forms.ts';
import type { Database } from '#server/storage/tables.ts';

/**
 * Normalizes stored e-mails to the key of a cart, as `normalizeEmail` makes it today. As in `0004-normalize-emails.ts`,
 * an e-mail whose new form has a cart stays unchanged.
 */
export async function plainEmails(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('cart_items')
    .select('email')
    .distinct()
    .where(hasOtherForms)
    .orderBy('email')
    .execute();
  for (const { email } of rows) {
    const normal = normalizeEmail(email);
    if (normal === email || normal === '') continue;
    const existing = await db.selectFrom('cart_items').select('id').where('email', '=', normal).limit(1).execute();
    if (existing.length > 0) continue;
    await db.updateTable('cart_items').set({ email: normal }).where('email', '=', email).execute();
  }
}
