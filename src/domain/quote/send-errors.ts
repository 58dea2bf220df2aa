import { toSingleLine } from '#domain/message/message-text.ts';

export const senderFields = ['name', 'phone'] as const;
type SenderField = (typeof senderFields)[number];

/** Both are required; `missing-contact`, at the first that is missing, asks for both. */
export function findSendErrors(
  sender: Readonly<Record<SenderField, string>>,
): Partial<Record<SenderField, 'missing-contact' | 'missing-number'>> {
  const hasName = toSingleLine(sender.name) !== '';
  const hasPhone = toSingleLine(sender.phone) !== '';
  if (!hasName) return hasPhone ? { name: 'missing-contact' } : { name: 'missing-contact', phone: 'missing-number' };
  return hasPhone ? {} : { phone: 'missing-contact' };
}
