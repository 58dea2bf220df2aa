import { apiPaths } from '#contract';

const maxPathLength = 200;
const itemPath = /^\/api\/cart\/./i;
const uuidStart = /[0-9a-f]{8}-?[0-9a-f]{4}/i;
/** Such a path is logged whole, although the checksum and the width of a picture look like the start of a UUID. */
const picturePath = /^\/media\/[a-z0-9-]+-[0-9a-f]{8}-\d{2,4}\.(avif|jpg|png)$/;
const percentEscapes = /%([0-9a-f]{2})/gi;
const suspicious = [/[%@]/, itemPath, uuidStart];

/** Drops the query; replaces ids and possible emails in any percent-encoding. */
export function toLoggedPath(url: string): string {
  const path = /^(?:\w+:\/\/[^/?#]*)?([^?#]*)/.exec(url)?.[1] || '/';
  if (!suspicious.some((pattern) => pattern.test(path)) || picturePath.test(path)) return path.slice(0, maxPathLength);
  if (itemPath.test(decodeAscii(path.slice(0, maxPathLength)))) return `${apiPaths.cart}/:id`;
  return path.split('/').map(redact).join('/').slice(0, maxPathLength);
}

function redact(segment: string): string {
  // Browsers never encode a path twice, so a segment that is still encoded after one decoding may be redacted.
  const text = decodeAscii(segment);
  if (text.includes('@') || (text !== segment && text.includes('%'))) return ':redacted';
  return uuidStart.test(text) ? ':id' : segment;
}

/** Decodes ASCII once; unlike `decodeURIComponent` it never throws. */
function decodeAscii(text: string): string {
  return text.replace(percentEscapes, (escape, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code < 0x80 ? String.fromCharCode(code) : escape;
  });
}
