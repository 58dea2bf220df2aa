/** A `mailto:` link, with line breaks as CRLF (RFC 6068, section 5). */
export function formatMailLink(address: string, subject: string, text: string): string {
  const encode = (part: string) => encodeURIComponent(part.toWellFormed());
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(withCrLf(text))}`;
}

export function withCrLf(text: string): string {
  return text.replaceAll(/\r?\n/g, '\r\n');
}
