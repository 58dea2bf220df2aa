export const insertItemSql = `insert into cart_items
  (id, email, category, type, quantity, pack_weight, unit, created_at, touched_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

export function createItemValues(localPart: string): (string | number)[] {
  const now = Date.now();
  return [crypto.randomUUID(), `${localPart}@example.com`, 'Cinnamon', 'Alba', 2, '0.5', 'kg', now, now];
}

export const buyerEmail = 'bench@example.com';

export async function addAlbaItems(url: string, email: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const response = await fetch(`${url}/api/cart`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        category: 'Cinnamon',
        type: 'Alba',
        quantity: 1 + (index % 50),
        packWeight: '0.5',
        unit: 'kg',
        email,
      }),
    });
    if (!response.ok) throw new Error(`adding an item returned ${response.status}: ${await response.text()}`);
  }
}
