/** The `type` of the input for a weight; a `string`, because languages with a decimal comma use `text`. */
export const weightInputType: string = 'number';

/** A weight as it is stored, from the text as typed. */
export function parseWeight(typed: string): string {
  return typed;
}
