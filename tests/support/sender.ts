export const sender = { name: 'Ana López', phone: '+52 55 0000 0000' } as const;
