/** The letters, digits and dots of a domain, with the dots of Chinese and Japanese keyboards. */
const domainPattern = /^[\p{L}\p{M}\p{N}\p{So}\u00B7\u30FB.\u3002\uFF0E\uFF61-]+$/u;
const internationalPattern = /[^\p{ASCII}]|xn--/u;

/** The constants of Punycode (RFC 3492, section 5). */
const base = 36;
const minThreshold = 1;
const maxThreshold = 26;
const skew = 38;
const damp = 700;
const firstBias = 72;
const firstCode = 128;

/**
 * Decodes a domain: `xn--mnchen-3ya.example` and `MÜNCHEN.example` are `münchen.example`. Browsers and Node have the
 * rules of IDNA only in `URL`, which encodes. What is no domain stays unchanged.
 */
export function decodeDomain(domain: string): string {
  const encoded = internationalPattern.test(domain) && domainPattern.test(domain) ? tryToEncode(domain) : undefined;
  if (encoded === undefined) return domain;
  const labels = encoded.split('.').map((label) => (label.startsWith('xn--') ? decodeLabel(label.slice(4)) : label));
  const decoded = labels.join('.');
  // `URL` does not check labels that are encoded already, so they may be invalid Punycode.
  return tryToEncode(decoded) === encoded ? decoded : domain;
}

function tryToEncode(domain: string): string | undefined {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}

function decodeLabel(encoded: string): string {
  const end = encoded.lastIndexOf('-');
  const codes = Array.from(encoded.slice(0, Math.max(end, 0)), (letter) => letter.charCodeAt(0));
  const digits = encoded.slice(end + 1);
  let code = firstCode;
  let index = 0;
  let bias = firstBias;
  for (let at = 0; at < digits.length;) {
    const start = index;
    let weight = 1;
    for (let step = base; ; step += base) {
      const digit = Number.parseInt(digits[at++] ?? '', base);
      // The digits of Punycode: a to z are 0 to 25, 0 to 9 are 26 to 35.
      const value = digit < 10 ? digit + 26 : digit - 10;
      const threshold = Math.min(Math.max(step - bias, minThreshold), maxThreshold);
      index += value * weight;
      // Not `<`: the NaN of a missing or wrong digit must end the loop too. It makes the code NaN.
      if (!(value >= threshold)) break;
      weight *= base - threshold;
    }
    bias = adapt(index - start, codes.length + 1, start === 0);
    code += Math.floor(index / (codes.length + 1));
    index %= codes.length + 1;
    codes.splice(index++, 0, code);
    if (!Number.isFinite(code)) return '';
  }
  return codes.every((each) => each <= 0x10_ff_ff) ? String.fromCodePoint(...codes) : '';
}

/** The bias for the next code (RFC 3492, section 6.1). */
function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / count);
  const range = base - minThreshold;
  let bias = 0;
  for (; rest > (range * maxThreshold) / 2; bias += base) rest = Math.floor(rest / range);
  return bias + Math.floor(((range + 1) * rest) / (rest + skew));
}
