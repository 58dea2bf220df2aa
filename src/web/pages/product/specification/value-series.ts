/**
 * The values of a figure, such as one for each grade, split after each `;`. If a part has no digit, it is a
 * remark, and the text stays whole.
 */
export function splitValueSeries(text: string): readonly string[] {
  const values = text.split(/(?<=;) /);
  return values.every((value) => /\d/.test(value)) ? values : [text];
}
