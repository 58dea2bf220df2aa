export const technologySteps = [
  'cleaning',
  'sorting',
  'steam treatment',
  'moisture control',
  'milling',
  'sieving',
  'metal detection',
  'packing',
] as const;

export type TechnologyStep = (typeof technologySteps)[number];

/** What is left out is shown nowhere. */
export interface CompanyIdentity {
  /** As in the company register, if it is not `name`. */
  readonly legalName?: string;
  readonly registrationNumber?: string;
  readonly registeredOffice?: string;
  readonly taxNumber?: string;
  /** The number that the export authority gave. */
  readonly exporterRegistration?: string;
  /** Who is responsible for the content of the site. */
  readonly responsiblePerson?: string;
  /** E-mail for questions about personal data, if it is not `email`. */
  readonly privacyContact?: string;
  /** Name and address in the European Union. */
  readonly euRepresentative?: string;
  /** In the company's own time, such as `Monday to Friday, 8.30 to 17.00`. */
  readonly hours?: string;
  /** `hours` on the Spanish site, such as `De lunes a viernes, de 8:30 a 17:00`; without it the site leaves the line out there. */
  readonly hoursInSpanish?: string;
  /** At most, such as `one working day`. */
  readonly answersWithin?: string;
  /** `answersWithin` on the Spanish site, such as `un día hábil`; without it the site leaves the line out there. */
  readonly answersWithinInSpanish?: string;
  readonly languages?: readonly string[];
  /** `languages` on the Spanish site, such as `['inglés', 'español']`; without it the site leaves the line out there. */
  readonly languagesInSpanish?: readonly string[];
  /** Who answers quote requests. */
  readonly salesPerson?: string;
  /** Such as `Export sales`. */
  readonly salesRole?: string;
  readonly salesRoleInSpanish?: string;
  /** As displayed, with the code of the country. */
  readonly salesPhone?: string;
  /** Such as `25 kg of a product`. Each fact of the terms of trade has its Spanish line, or is not shown there. */
  readonly minimumOrder?: string;
  readonly minimumOrderInSpanish?: string;
  /** From what to what, such as `2 to 3 weeks from your order to the port`. */
  readonly leadTime?: string;
  readonly leadTimeInSpanish?: string;
  readonly paymentTerms?: string;
  readonly paymentTermsInSpanish?: string;
  /** The same in all languages, such as `FOB Colombo, CIF`. */
  readonly incoterms?: string;
  /** Such as `about 9 t in a 20 ft container`. A product's page has the line of its packing. */
  readonly containerLoadOfBales?: string;
  readonly containerLoadOfBalesInSpanish?: string;
  /** Of bags and cartons. */
  readonly containerLoadOfBags?: string;
  readonly containerLoadOfBagsInSpanish?: string;
  readonly containerLoadOfDrums?: string;
  readonly containerLoadOfDrumsInSpanish?: string;
}

export interface Company extends CompanyIdentity {
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
  readonly confirmedTechnologies: readonly TechnologyStep[];
  readonly picturesAreIllustrations: boolean;
  /** False: no page offers a sample. */
  readonly samples?: boolean;
  readonly visionAndMission: 'draft' | 'approved';
  readonly reviews: ReviewWidget | undefined;
  readonly video: { readonly embedUrl: string };
  readonly map: { readonly embedUrl: string; readonly pageUrl: string };
}

/** Runs in a sandboxed frame of its own. */
export interface ReviewWidget {
  readonly load: 'visit' | 'click';
  readonly scriptUrl: string;
  readonly widgetClass: string;
  readonly origins: readonly string[];
}
