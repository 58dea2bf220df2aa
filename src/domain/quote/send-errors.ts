import { toSingleLine } from '#domain/message/message-text.ts';

export const senderFields = ['name', 'phone'] as const;
type SenderField = (typeof senderFields)[number];

/**
 * Both fields are required. The first missing field gets `incomplete-sender`, which asks for both; a number that is
 * missing as well gets `missing-phone`.
 */
export function findSendErrors(
  sender: Readonly<Record<SenderField, string>>,
): Partial<Record<SenderField, 'incomplete-sender' | 'missing-phone'>> {
  const hasName = toSingleLine(sender.name) !== '';
  const hasPhone = toSingleLine(sender.phone) !== '';
  if (!hasName) return hasPhone ? { name: 'incomplete-sender' } : { name: 'incomplete-sender', phone: 'missing-phone' };
  return hasPhone ? {} : { phone: 'incomplete-sender' };
}
