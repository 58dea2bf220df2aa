import { getKeys, pickFields } from './fields.ts';

/* How JSON from storage, links and requests is read: it may hold anything. */

/** What a text holds; undefined if it is no JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Whether a value is an object in the sense of JSON: no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object; none of any other value. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

/** The elements of a list; none of any other value. */
export function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What `parse` makes of the elements of a list, without those of which it makes nothing. */
export function parseList<Value>(value: unknown, parse: (element: unknown) => Value | undefined): Value[] {
  return toArray(value)
    .map(parse)
    .filter((parsed) => parsed !== undefined);
}

/** The text itself; an empty one for any other value. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

interface Types {
  readonly string: string;
  readonly number: number;
}

/** The named fields of an object; undefined if one of them has another type. */
export function parseFields<Fields extends Readonly<Record<string, keyof Types>>>(
  value: unknown,
  types: Fields,
): { readonly [Name in keyof Fields]: Types[Fields[Name]] } | undefined {
  const names = getKeys(types);
  const fields = toFields(value) as { readonly [Name in keyof Fields]: Types[Fields[Name]] };
  return names.every((name) => typeof fields[name] === types[name]) ? pickFields(fields, names) : undefined;
}
