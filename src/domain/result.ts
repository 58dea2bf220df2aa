/** A value, or why there is none: the name of an error, or its text. */
export type Result<Value, Failure extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Failure };
