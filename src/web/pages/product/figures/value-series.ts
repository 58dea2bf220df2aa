/** The values of a figure that states several, such as one for each grade; one where what follows is a remark. */
export function valueSeries(text: string): readonly string[] {
  const values = text.split(/(?<=;) /);
  return values.every((value) => /\d/.test(value)) ? values : [text];
}
