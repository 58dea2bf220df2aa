/** An item as forms and messages have it, without an e-mail. */
export const alba = { category: 'Cinnamon', type: 'Alba', quantity: 2, packWeight: '25', unit: 'kg' } as const;
/** The same as the API gets and stores it. */
export const albaOfAna = { ...alba, email: 'ana@example.com' } as const;
