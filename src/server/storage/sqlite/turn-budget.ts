import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Spreads synchronous work over the turns of the event loop, so that a burst of it does not keep others waiting. Await the
 * returned function before each piece: it resolves in this turn while less than `budgetMs` has passed since its first
 * piece, else in a later one.
 */
export function createTurnBudget(budgetMs: number): () => Promise<void> {
  let deadline: number | undefined;
  const isSpent = () => deadline !== undefined && performance.now() >= deadline;
  return async () => {
    while (isSpent()) await nextTurn();
    if (deadline !== undefined) return;
    deadline = performance.now() + budgetMs;
    // Scheduled before those who wait are, so that it comes first in the next turn.
    setImmediate(() => (deadline = undefined));
  };
}
