export const isFull = process.env.TEST_MATRIX === 'full';

export function matrix<const T>(all: readonly T[], troubleSpots: readonly NoInfer<T>[]): readonly T[] {
  return isFull ? all : troubleSpots;
}
