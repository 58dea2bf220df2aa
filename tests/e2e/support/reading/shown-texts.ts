export function listShownTexts(html: string): ReadonlySet<string> {
  const body = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
  const texts = Array.from(body.matchAll(/>([^<]+)</g), ([, text = '']) => text);
  const attributes = Array.from(
    body.matchAll(/\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g),
    ([, text = '']) => text,
  );
  const plain = [...texts, ...attributes].map((text) =>
    text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").trim(),
  );
  return new Set(plain.filter((text) => /\p{L}{3}/u.test(text)));
}
