/** A list, and the rows of it that have one meaning only, as `12: 10 x 25 kg`: product id, packs, weight of a pack. */
export type ListSample = readonly [text: string, ...meant: string[]];
