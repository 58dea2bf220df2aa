export const isFullRun = process.env.TEST_MATRIX === 'full';

export function pickCases<const T>(all: readonly T[], troubleSpots: readonly NoInfer<T>[]): readonly T[] {
  return isFullRun ? all : troubleSpots;
}
