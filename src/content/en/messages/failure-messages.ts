/** Failed API calls. */
export const failureMessages = {
  addRefused: (reason: string | undefined) => `Failed to add item to cart: ${reason ?? 'Unknown error'}`,
  addFailed: 'An error occurred while adding the item to the cart.',
  removeRefused: 'Failed to remove item from cart.',
  removeFailed: 'An error occurred while removing the item.',
  cartLoadFailed: 'Failed to fetch cart count',
} as const;
