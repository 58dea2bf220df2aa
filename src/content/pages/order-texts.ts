import type { PageHead } from '#content/page-head.ts';

export interface OrderText {
  readonly head: PageHead;
  readonly lead: string;
}
