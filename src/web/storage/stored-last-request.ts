import { parseFields } from '#domain/json.ts';
import { parseSendWay, type SendWay } from '#domain/message/send-way.ts';
import { localStore } from './browser-storage.ts';
import { lastRequestKey } from './keys.ts';
import { createStoredValue } from './stored-value.ts';

/** `content` comes from `serializeSentContent`, and is only compared. */
interface LastRequest {
  readonly reference: string;
  readonly date: string;
  readonly way: SendWay;
  readonly content: string;
}

export const storedLastRequest = createStoredValue({
  storage: localStore,
  key: lastRequestKey,
  parse: parseLastRequest,
});

function parseLastRequest(stored: unknown): LastRequest | undefined {
  const fields = parseFields(stored, { reference: 'string', date: 'string', way: 'string', content: 'string' });
  const way = parseSendWay(fields?.way);
  return fields && way && { ...fields, way };
}
