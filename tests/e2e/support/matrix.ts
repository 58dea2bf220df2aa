/** Whether the matrices run whole, as in `npm run test:full`, not only where one has ever failed. */
export const isFull = process.env.TEST_MATRIX === 'full';

/** All values of a matrix in the full run, else those at which something has failed before. */
export function matrix<T>(all: readonly T[], everFailed: readonly T[]): readonly T[] {
  return isFull ? all : everFailed;
}
