import type { PerLanguage } from '#content/company/per-language.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';

export const certificateKinds = ['food safety', 'organic', 'origin', 'religious', 'social', 'standard mark'] as const;

/** `Id` is the type of a product's id. Before `parsePapers` it is `number`, because the owner may write a wrong one. */
export interface Certificate<Id extends number = ProductId> {
  readonly name: string;
  readonly kind: (typeof certificateKinds)[number];
  readonly scope: string;
  readonly translatedName?: PerLanguage;
  readonly translatedScope?: PerLanguage;
  readonly products: 'all' | readonly Id[];
  readonly issuer: string;
  readonly number: string;
  /** The first day, such as `2026-01-31`; the certificate is valid on it and on the last one. */
  readonly from: string;
  readonly until: string;
  /** The name of a PDF in `public/papers`. */
  readonly file?: string;
}

export interface Registration {
  readonly name: string;
  readonly number: string;
  readonly authority: string;
}

export interface LastLot {
  readonly product: number;
  readonly day: string;
  readonly figures: PerLanguage;
}

export interface Papers<Id extends number = ProductId> {
  readonly certificates: readonly Certificate<Id>[];
  readonly registrations: readonly Registration[];
  readonly lastLots?: readonly LastLot[];
}
