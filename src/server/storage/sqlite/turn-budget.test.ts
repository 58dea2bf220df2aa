import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createTurnBudget } from './turn-budget.ts';

afterEach(() => vi.restoreAllMocks());

test('a turn runs tasks until its budget is used, and the next turns run the others in order', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let turn = 0;
  let isOver = false;
  const countTurns = () => {
    turn++;
    if (!isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const waitForTurn = createTurnBudget(5);
  const turns: number[] = [];
  const work = async () => {
    await waitForTurn();
    // Each piece takes 3 ms.
    now += 3;
    turns.push(turn);
  };
  // Each in its own callback, as requests arrive.
  await Promise.all(Array.from({ length: 7 }, () => nextTurn().then(work)));
  isOver = true;
  expect([...Map.groupBy(turns, (at) => at).values()].map(({ length }) => length)).toEqual([2, 2, 2, 1]);
});
