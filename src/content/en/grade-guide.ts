export const gradeGuide = {
  title: 'How thick is each grade?',
  diameter: (millimetres: number) => `${millimetres}\u00a0mm`,
  perKg: (quills: number) => `${quills} per kg`,
  /** As long as the visitor has not set the size of the screen. */
  aboutLifeSize: 'About life size',
  note: 'Commonly quoted trade figures: largest diameter, fewest quills per kg.',
  compare: 'Compare all grades',
  ungraded: (name: string) => `${name} has no published figures.`,
} as const;
