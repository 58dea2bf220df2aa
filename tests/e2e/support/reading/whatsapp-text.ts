export function readWhatsAppText(url: string | null | undefined): string {
  return new URL(url ?? '').searchParams.get('text') ?? '';
}

/** `requests` are the addresses that the browser has asked for, such as the fixture `externalRequests`. */
export function readSentWhatsAppText(requests: readonly string[]): string {
  return readWhatsAppText(requests.find((url) => url.startsWith('https://wa.me/')));
}
