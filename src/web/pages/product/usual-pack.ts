/** The smallest weight of a pack in the words of the usual packing: 25 in `Bags of 25 or 50 kg`. */
export function usualPack(packing: string): string | undefined {
  return /(\d+)(?:[^\d;(]+\d+)*\skg/.exec(packing)?.[1];
}
