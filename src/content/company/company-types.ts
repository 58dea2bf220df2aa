import type { PerLanguage } from './per-language.ts';

export const technologyNames = [
  'cleaning',
  'sorting',
  'steam treatment',
  'moisture control',
  'milling',
  'sieving',
  'metal detection',
  'packing',
] as const;

export type TechnologyName = (typeof technologyNames)[number];

export interface OptionalFacts {
  /** The name in the company register, if it is not `name`. */
  readonly legalName?: string;
  readonly registrationNumber?: string;
  readonly registeredOffice?: string;
  readonly taxNumber?: string;
  readonly exporterRegistration?: string;
  readonly responsiblePerson?: string;
  /** Email for questions about personal data, if it is not `email`. */
  readonly privacyContact?: string;
  /** Name and address in the European Union. */
  readonly euRepresentative?: string;
  /** The office hours, in the company's own time. */
  readonly hours?: PerLanguage;
  readonly answersWithin?: PerLanguage;
  readonly languages?: PerLanguage<readonly string[]>;
  readonly salesPerson?: string;
  readonly salesRole?: PerLanguage;
  readonly salesPhone?: string;
  readonly minimumOrder?: PerLanguage;
  /** The time from one event to another, such as `2 to 3 weeks from your order to the port`. */
  readonly leadTime?: PerLanguage;
  readonly paymentTerms?: PerLanguage;
  readonly incoterms?: string;
  /** A text such as `about 9 t in a 20 ft container`. */
  readonly containerLoadOfBales?: PerLanguage;
  readonly containerLoadOfBags?: PerLanguage;
  readonly containerLoadOfDrums?: PerLanguage;
}

export interface Company extends OptionalFacts {
  readonly name: string;
  readonly founded: number;
  readonly countriesPresent: number;
  readonly countriesExported: number;
  readonly email: string;
  readonly phone: string;
  readonly whatsappNumber: string;
  readonly address: readonly string[];
  readonly postcode: string;
  readonly website: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly social: { readonly facebook?: string; readonly instagram?: string; readonly tiktok?: string };
  readonly developer: { readonly name: string; readonly url: string };
  readonly confirmedTechnologies: readonly TechnologyName[];
  readonly picturesAreIllustrations: boolean;
  /** Whether the company sends samples; left out, it has not stated that. */
  readonly samples?: boolean;
  readonly visionAndMission: 'draft' | 'approved';
  readonly reviews: ReviewWidget | undefined;
  readonly video: { readonly embedUrl: string };
  readonly map: { readonly embedUrl: string; readonly pageUrl: string };
}

export interface ReviewWidget {
  readonly load: 'visit' | 'click';
  readonly scriptUrl: string;
  readonly widgetClass: string;
  readonly origins: readonly string[];
}
