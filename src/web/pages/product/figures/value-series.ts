/** The values of a figure, such as one for each grade; the whole text if what follows a semicolon is a remark. */
export function valueSeries(text: string): readonly string[] {
  const values = text.split(/(?<=;) /);
  return values.every((value) => /\d/.test(value)) ? values : [text];
}
