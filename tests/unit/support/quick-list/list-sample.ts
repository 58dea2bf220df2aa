/** `meant` has the rows that the words of the list make certain, as `12: 10 x 25 kg`. */
export type ListSample = readonly [text: string, ...meant: string[]];
