import { toSingleLine } from '#domain/message/message-text.ts';

export const senderFields = ['name', 'phone'] as const;
type SenderField = (typeof senderFields)[number];

/**
 * Both fields are required. The first missing field gets `sender-required`, which asks for both; a number that is
 * missing as well gets `phone-also-required`.
 */
export function findSendErrors(
  sender: Readonly<Record<SenderField, string>>,
): Partial<Record<SenderField, 'sender-required' | 'phone-also-required'>> {
  const hasName = toSingleLine(sender.name) !== '';
  const hasPhone = toSingleLine(sender.phone) !== '';
  if (hasName) return hasPhone ? {} : { phone: 'sender-required' };
  return hasPhone ? { name: 'sender-required' } : { name: 'sender-required', phone: 'phone-also-required' };
}
