export interface PageHead {
  readonly title: string;
  readonly description: string;
}
