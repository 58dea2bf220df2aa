export interface PageHead {
  readonly title: string;
  readonly description: string;
}

export interface NotFoundText {
  readonly head: PageHead;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly linksLabel: string;
  readonly links: readonly { readonly path: string; readonly label: string; readonly hint: string }[];
}
