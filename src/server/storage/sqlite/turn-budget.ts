import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Spreads synchronous work over event loop turns, so that a burst doesn't block other requests. Await the returned function
 * before each piece: it resolves in this turn until `budgetMs` is used up, then in a later one.
 */
export function createTurnBudget(budgetMs: number): () => Promise<void> {
  let deadline: number | undefined;
  const isSpent = () => deadline !== undefined && performance.now() >= deadline;
  return async () => {
    while (isSpent()) await nextTurn();
    if (deadline !== undefined) return;
    deadline = performance.now() + budgetMs;
    // Scheduled before the waiting callers, so that it runs first in the next turn.
    setImmediate(() => (deadline = undefined));
  };
}
