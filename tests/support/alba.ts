/** The item that tests put into carts, without its e-mail: two packs of cinnamon, 25 kg each. */
export const alba = { category: 'Cinnamon', type: 'Alba', quantity: 2, packWeight: '25', unit: 'kg' } as const;
