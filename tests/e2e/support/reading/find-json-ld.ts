export function findJsonLdTexts(html: string): string[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, text = '']) => text);
}

export function findJsonLd(html: string): Record<string, unknown>[] {
  return findJsonLdTexts(html).map((text) => JSON.parse(text) as Record<string, unknown>);
}
