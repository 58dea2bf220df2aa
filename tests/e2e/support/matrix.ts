/** Whether the matrices run whole, as in `npm run test:full`, not only where one has ever failed. */
export const isFull = process.env.TEST_MATRIX === 'full';

export function matrix<const T>(all: readonly T[], everFailed: readonly NoInfer<T>[]): readonly T[] {
  return isFull ? all : everFailed;
}
