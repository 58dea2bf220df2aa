export const isFullRun = process.env.TEST_MATRIX === 'full';

/** Returns all cases in the full run (`npm run test:full`), else only `troubleSpots`: those that have ever failed. */
export function pickCases<const T>(all: readonly T[], troubleSpots: readonly NoInfer<T>[]): readonly T[] {
  return isFullRun ? all : troubleSpots;
}
