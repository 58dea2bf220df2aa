export function whatsAppText(url: string | null | undefined): string {
  return new URL(url ?? '').searchParams.get('text') ?? '';
}

/** `requests` are the addresses that the browser has asked for, such as the fixture `externalRequests`. */
export function sentWhatsAppText(requests: readonly string[]): string {
  return whatsAppText(requests.find((url) => url.startsWith('https://wa.me/')));
}
