import { inflateSync } from 'node:zlib';

export function unpackPdf(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = Array.from(source.matchAll(/stream\r?\n/g), ({ index, 0: mark }) => {
    const start = index + mark.length;
    try {
      return inflateSync(pdf.subarray(start, source.indexOf('endstream', start))).toString('latin1');
    } catch {
      return '';
    }
  });
  return [source, ...streams].join('\n');
}

export function countPages(pdf: Buffer): number {
  return unpackPdf(pdf).match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
