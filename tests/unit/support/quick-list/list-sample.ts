/** A list, and the rows of it that have one meaning only, as `alba: 10 x 25 kg`: product, packs, weight of a pack. */
export type ListSample = readonly [text: string, ...meant: string[]];
