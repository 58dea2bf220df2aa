/** The type of the field for a weight. */
export const weightInputType: string = 'number';

/** A weight as it is stored, from the text as typed. */
export function parseWeight(typed: string): string {
  return typed;
}
