import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { parseFields, parseList, toObjectOrEmpty } from '#domain/json.ts';
import { parseSendWay } from '#domain/message/send-way.ts';
import { parseSharedItem } from './parse-shared-list.ts';
import { parseDetails } from './quote-details.ts';
import { maxSentRequests, type SentRequest } from './sent-request.ts';

export function parseSentRequests(value: unknown): SentRequest[] {
  return parseList(value, parseRequest).slice(0, maxSentRequests);
}

function parseRequest(value: unknown): SentRequest | undefined {
  const fields = parseFields(value, { reference: 'string', time: 'number', way: 'string', email: 'string' });
  const way = parseSendWay(fields?.way);
  const { items, details } = toObjectOrEmpty(value);
  const validItems = parseList(items, parseSharedItem);
  if (!fields || !way || !Number.isFinite(fields.time) || !isEmail(fields.email) || validItems.length === 0) {
    return undefined;
  }
  return { ...fields, way, email: normalizeEmail(fields.email), items: validItems, details: parseDetails(details) };
}
