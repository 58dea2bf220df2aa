/**
 * The number of the advisory lock of the instance that migrates: all versions must agree on it. The whole database
 * shares such numbers; `cart_has_room` of `0003-cart-limit.ts` takes 7263532 for each cart.
 */
export const migrationLock = 7_263_531;
