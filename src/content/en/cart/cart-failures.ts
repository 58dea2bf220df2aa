export const cartFailures = {
  addRefused: (reason: string | undefined) => `Failed to add item to cart: ${reason ?? 'Unknown error'}`,
  addFailed: 'An error occurred while adding the item to the cart.',
  removeRefused: 'Failed to remove item from cart.',
  removeFailed: 'An error occurred while removing the item.',
  changeRefused: (reason: string | undefined) => reason ?? 'The change was not saved. Please try again.',
  changeFailed: 'The change could not be sent. Please try again.',
} as const;
