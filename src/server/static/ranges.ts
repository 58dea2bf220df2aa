export type ByteRange = { readonly first: number; readonly last: number };

/**
 * The part of a file of `size` bytes that a `Range` header asks for (RFC 9110, section 14): both ends counted in, or
 * 'unsatisfiable'. Undefined where the whole file is the answer: no header, several ranges, other units, nonsense.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}
