/** Typed `Object.keys`: the object must have no keys that its type lacks. The same holds for `getEntries`. */
export function getKeys<Shape extends object>(shape: Shape): (keyof Shape)[] {
  return Object.keys(shape) as (keyof Shape)[];
}

type Entry<Shape> = { readonly [Key in keyof Shape]-?: readonly [Key, Required<Shape>[Key]] }[keyof Shape];

export function getEntries<Shape extends object>(shape: Shape): Entry<Shape>[] {
  return Object.entries(shape) as unknown as Entry<Shape>[];
}

/** `fields` must have every member of its type: the result promises a value for each. */
export function mapFields<Field extends PropertyKey, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, toValue(field)])) as Record<Field, Value>;
}

export function mapValues<Field extends string, Value, Mapped>(
  shape: Readonly<Partial<Record<Field, Value>>>,
  toMapped: (value: Value) => Mapped,
): Partial<Record<Field, Mapped>> {
  const entries = Object.entries<Value>(shape as Readonly<Record<Field, Value>>);
  return Object.fromEntries(entries.map(([field, value]) => [field, toMapped(value)])) as Partial<
    Record<Field, Mapped>
  >;
}

export function pickFields<Shape extends object, Field extends keyof Shape>(
  shape: Shape,
  fields: readonly Field[],
): Pick<Shape, Field> {
  return mapFields(fields, (field) => shape[field]) as Pick<Shape, Field>;
}
