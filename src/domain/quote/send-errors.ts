import { toSingleLine } from '#domain/message/message-text.ts';

export const senderFields = ['name', 'phone'] as const;
type SenderField = (typeof senderFields)[number];

/**
 * Both fields are required. The first missing field gets `missing-contact`, which asks for both; a number that is
 * missing as well gets `missing-number`.
 */
export function findSendErrors(
  sender: Readonly<Record<SenderField, string>>,
): Partial<Record<SenderField, 'missing-contact' | 'missing-number'>> {
  const hasName = toSingleLine(sender.name) !== '';
  const hasPhone = toSingleLine(sender.phone) !== '';
  if (!hasName) return hasPhone ? { name: 'missing-contact' } : { name: 'missing-contact', phone: 'missing-number' };
  return hasPhone ? {} : { phone: 'missing-contact' };
}
