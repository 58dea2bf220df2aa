export type Encoding = 'br' | 'gzip' | 'identity';

/** The lowest quality above 0 that a header can state (RFC 9110, section 12.4.2). */
const minQuality = 0.001;

/**
 * Selects the encoding with the highest quality (RFC 9110, section 12.5.3), the first of equals; `identity` if none is
 * accepted.
 */
export function chooseEncoding(header: string | null, available: readonly Encoding[]): Encoding {
  if (!header) return 'identity';
  const qualities = parseAcceptEncoding(header);
  const getQuality = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  // Quality 0 forbids an encoding.
  const wanted = Math.max(minQuality, qualities.get('identity') ?? 0);
  const accepted = available.filter((encoding) => getQuality(encoding) >= wanted);
  const [best = 'identity'] = accepted.toSorted((a, b) => getQuality(b) - getQuality(a));
  return best;
}

const maxHeaderLength = 200;

function parseAcceptEncoding(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of header.slice(0, maxHeaderLength).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const value = quality === undefined ? 1 : Number(quality);
    if (value >= 0 && value <= 1) qualities.set(name, value);
  }
  return qualities;
}
