import { toSingleLine } from '#domain/message/message-text.ts';

export const senderFields = ['name', 'phone'] as const;
type SenderField = (typeof senderFields)[number];

/**
 * Both fields are required. The first missing field gets `missing-sender`, which asks for both; a number that is
 * missing as well gets `missing-phone`.
 */
export function findSendErrors(
  sender: Readonly<Record<SenderField, string>>,
): Partial<Record<SenderField, 'missing-sender' | 'missing-phone'>> {
  const hasName = toSingleLine(sender.name) !== '';
  const hasPhone = toSingleLine(sender.phone) !== '';
  if (!hasName) return hasPhone ? { name: 'missing-sender' } : { name: 'missing-sender', phone: 'missing-phone' };
  return hasPhone ? {} : { phone: 'missing-sender' };
}
