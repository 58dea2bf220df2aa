export const gradeRailTexts = {
  title: '¿Qué grosor tiene cada grado?',
  lead: 'Ocho grados a la misma escala, cada uno desde el 0 de una regla de acero. Ajuste el calibrador para ver qué grado corresponde y cuántas rajas lleva su pedido.',
  millimetres: (count: number) => `${count}\u00a0mm`,
  perKg: (quills: number) => `${quills} por kg`,
  note: 'Cifras de uso común en el comercio: el diámetro máximo y el mínimo de rajas de largo completo por kilogramo.',
  compare: 'Comparar todos los grados',
  ungraded: (name: string) => `${name} es un nombre comercial sin cifras publicadas; por eso no aparece aquí.`,
} as const;
