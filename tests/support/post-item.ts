export function postItem(url: string, item: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${url}/api/cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(item),
  });
}
