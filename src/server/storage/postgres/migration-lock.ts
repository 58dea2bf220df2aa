/**
 * The number of the advisory lock under which an instance migrates; all versions must use the same. The whole database
 * shares lock numbers: `cart_has_room` of `0003-cart-limit.ts` takes 7263532 for each cart.
 */
export const migrationLock = 7_263_531;
