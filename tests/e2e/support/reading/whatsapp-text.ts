export function readWhatsAppText(url: string | null | undefined): string {
  return new URL(url ?? '').searchParams.get('text') ?? '';
}

export function readSentWhatsAppText(requestedUrls: readonly string[]): string {
  return readWhatsAppText(requestedUrls.find((url) => url.startsWith('https://wa.me/')));
}
