export const gradeRailTexts = {
  title: 'How thick is each grade?',
  lead: 'Eight grades at the same scale, on a steel rule. Set the caliper to see which grade fits and how many quills your order contains.',
  millimetres: (count: number) => `${count}\u00a0mm`,
  perKg: (quills: number) => `${quills} per kg`,
  note: 'Commonly quoted trade figures: largest diameter, fewest full-length quills per kg.',
  compare: 'Compare all grades',
  ungraded: (name: string) => `${name} has no published figures.`,
} as const;
