export function whatsAppText(url: string | null | undefined): string {
  return new URL(url ?? '').searchParams.get('text') ?? '';
}
