import { getKeys, pickFields } from './fields.ts';

export type Unvalidated<Shape> = { readonly [Field in keyof Shape]?: unknown };

export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toObjectOrEmpty(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

export function toArrayOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function parseList<Value>(value: unknown, parse: (element: unknown) => Value | undefined): Value[] {
  return toArrayOrEmpty(value)
    .map(parse)
    .filter((parsed) => parsed !== undefined);
}

export function toTextOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

interface PrimitiveTypes {
  readonly string: string;
  readonly number: number;
}

export function parseFields<Fields extends Readonly<Record<string, keyof PrimitiveTypes>>>(
  value: unknown,
  types: Fields,
): { readonly [Name in keyof Fields]: PrimitiveTypes[Fields[Name]] } | undefined {
  const names = getKeys(types);
  const fields = toObjectOrEmpty(value) as { readonly [Name in keyof Fields]: PrimitiveTypes[Fields[Name]] };
  return names.every((name) => typeof fields[name] === types[name]) ? pickFields(fields, names) : undefined;
}
