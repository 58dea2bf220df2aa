/** `meant`: the rows that the list makes certain, each with its product's id: `12: 10 x 25 kg`. */
export type ListSample = readonly [text: string, ...meant: string[]];
