/** The keys of an object that has none but those of its type. */
export function getKeys<Shape extends object>(shape: Shape): (keyof Shape)[] {
  return Object.keys(shape) as (keyof Shape)[];
}

/** An object with a value for each of these fields. */
export function mapFields<Field extends PropertyKey, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, toValue(field)])) as Record<Field, Value>;
}

/** An object with these fields of another. */
export function pickFields<Shape extends object, Field extends keyof Shape>(
  shape: Shape,
  fields: readonly Field[],
): Pick<Shape, Field> {
  return mapFields(fields, (field) => shape[field]) as Pick<Shape, Field>;
}
