/** A list, and `meant`: those of its rows whose meaning is beyond doubt, as `12: 10 x 25 kg`, with the product's id. */
export type ListSample = readonly [text: string, ...meant: string[]];
