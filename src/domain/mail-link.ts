/** A `mailto:` link with subject and text. Line breaks become CRLF (RFC 6068, section 5). */
export function mailLink(address: string, subject: string, text: string): string {
  const encode = (part: string) => encodeURIComponent(part.toWellFormed());
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(text.replaceAll('\n', '\r\n'))}`;
}
