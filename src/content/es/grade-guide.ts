export const gradeGuide = {
  title: '¿Qué grosor tiene cada grado?',
  diameter: (millimetres: number) => `${millimetres}\u00a0mm`,
  perKg: (quills: number) => `${quills} por kg`,
  /** As long as the visitor has not set the size of the screen. */
  aboutLifeSize: 'Casi a tamaño real; cada pantalla es distinta.',
  note: 'Cifras de uso común en el comercio: el diámetro máximo y el mínimo de rajas de largo completo por kilogramo.',
  compare: 'Comparar todos los grados',
  ungraded: (name: string) => `${name} es un nombre comercial sin cifras publicadas; por eso no aparece aquí.`,
} as const;
