/*
 * Numbers of PostgreSQL's advisory locks, which the whole database shares. Taken too: 7263532, per cart, in the
 * function `cart_has_room` of `0003-cart-limit.ts`, whose SQL is released.
 */

/** Held by the instance that migrates. Instances of all versions must agree on it. */
export const migrationLock = 7_263_531;
