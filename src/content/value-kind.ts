export type ValueKind =
  'text' | 'number' | 'boolean' | 'list' | 'object' | 'function' | 'null' | 'undefined' | 'bigint' | 'symbol';

/** Like `typeof`, but tells lists and `null` from objects, and calls a string a text, as the owner does. */
export function getValueKind(value: unknown): ValueKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'string' ? 'text' : type;
}
