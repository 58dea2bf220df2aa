/** The URL path of a product's sheet, such as `/sheets/ceylon-cinnamon-alba.pdf`: the name means something once it is saved. */
export function sheetPath(productName: string): string {
  const words = productName.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `/sheets/${words.join('-')}.pdf`;
}
