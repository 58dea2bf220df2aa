/** Changing an item in its row. */
export const rowEditor = {
  quantity: 'Quantity',
  fewer: 'One pack less',
  more: 'One pack more',
  packWeight: 'Pack weight',
  unit: 'Unit',
  save: 'Save',
  cancel: 'Cancel',
  refused: (reason: string | undefined) => reason ?? 'The change was not saved. Please try again.',
  failed: 'The change could not be sent. Please try again.',
  changedElsewhere: (item: string) =>
    `This row was changed elsewhere meanwhile. It is now: ${item}. What you have typed here stays, and replaces it when you save.`,
  missingWeight: 'Please enter a pack weight.',
} as const;
