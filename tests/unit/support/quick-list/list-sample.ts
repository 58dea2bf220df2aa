/** A list, and what its rows mean, as `12: 10 x 25 kg`; no row where its words do not say it. */
export type ListSample = readonly [text: string, ...meant: string[]];
