export const alba = { category: 'Cinnamon', type: 'Alba', quantity: 2, packWeight: '25', unit: 'kg' } as const;
