export const rowEditorTexts = {
  quantity: 'Quantity',
  fewer: 'One pack less',
  more: 'One pack more',
  packWeight: 'Pack weight',
  unit: 'Unit',
  save: 'Save',
  cancel: 'Cancel',
  changedElsewhere: (item: string) =>
    `This row was changed elsewhere meanwhile. It is now: ${item}. What you have typed here stays, and replaces it when you save.`,
  missingWeight: 'Please enter a pack weight.',
} as const;
