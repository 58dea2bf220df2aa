import { unpackPdf } from '#tests/support/unpack-pdf.ts';

/** Reads the text by the character maps of the fonts. Each line is the whole text, read by the map of one font. */
export function readPdfText(pdf: Buffer): string {
  const source = unpackPdf(pdf);
  const fonts = Array.from(source.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g), ([, ranges = '']) => {
    const map = new Map<number, string>();
    for (const [, from = '', , codes = ''] of ranges.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
      for (const [index, [, hex = '']] of [...codes.matchAll(/<(\w+)>/g)].entries()) {
        // Four hex digits are one UTF-16 unit; a ligature stands for several characters.
        map.set(
          Number.parseInt(from, 16) + index,
          hex.replaceAll(/.{4}/g, (unit) => String.fromCodePoint(Number.parseInt(unit, 16))),
        );
      }
    }
    return map;
  });
  const glyphs = Array.from(source.matchAll(/<([0-9a-f]+)> -?[\d.]+/g), ([, hex = '']) => hex).join('');
  const codes = Array.from(glyphs.matchAll(/.{4}/g), ([hex]) => Number.parseInt(hex, 16));
  return fonts.map((map) => codes.map((code) => map.get(code) ?? '').join('')).join('\n');
}
