const smallestMicrons = 5;
const largestMicrons = 20_000;

/** How far along the logarithmic scale a size in microns lies: 0 at 5 µm, 1 at 20 mm. */
export function toScalePosition(micron: number): number {
  return Math.log(micron / smallestMicrons) / Math.log(largestMicrons / smallestMicrons);
}

export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export const minorTicks: readonly number[] = [1, 10, 100, 1000]
  .flatMap((decade) => [2, 3, 4, 5, 6, 7, 8, 9].map((step) => step * decade))
  .filter((micron) => micron > smallestMicrons);
