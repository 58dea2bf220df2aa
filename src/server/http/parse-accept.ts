/** How many characters of a header are read: more than browsers send. */
const maxHeaderLength = 200;

/** The qualities of the names in an `Accept-Encoding` or `Accept-Language`, without those that are invalid. */
export function parseAccept(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of header.slice(0, maxHeaderLength).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const value = quality === undefined ? 1 : Number(quality);
    if (value >= 0 && value <= 1) qualities.set(name, value);
  }
  return qualities;
}
