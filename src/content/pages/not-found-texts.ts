import type { PageHead } from '#content/page-head.ts';

export interface NotFoundTexts {
  readonly head: PageHead;
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly linksLabel: string;
  readonly links: readonly { readonly path: string; readonly label: string; readonly hint: string }[];
}
