export type ValueKind =
  'text' | 'number' | 'boolean' | 'list' | 'object' | 'function' | 'null' | 'undefined' | 'bigint' | 'symbol';

export function getValueKind(value: unknown): ValueKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'string' ? 'text' : type;
}
