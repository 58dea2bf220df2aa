export const gradeGuide = {
  title: 'How thick is each grade?',
  lead: 'Eight grades at one scale, on one steel rule. Set the caliper to read the grade, the count and the quills in your order.',
  diameter: (millimetres: number) => `${millimetres}\u00a0mm`,
  perKg: (quills: number) => `${quills} per kg`,
  note: 'Commonly quoted trade figures: largest diameter, fewest quills per kg.',
  compare: 'Compare all grades',
  ungraded: (name: string) => `${name} has no published figures.`,
} as const;
