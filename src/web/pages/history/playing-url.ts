/** The address of a provider's player that starts by itself, from the address of its player; throws on a bad address. */
export function playingUrl(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
