import { companyEmail, companyPhone, companyReviews, companyWhatsappNumber } from './build-values.ts';
import type { Company } from './company/company-types.ts';
import { assertReviewsLoad, assertSiteLanguages, parseCompany } from './company/parse-company.ts';

/**
 * Only build and server check the facts. The constant is in this file, so that the bundler drops the branches that
 * check them from the browser's bundle.
 */
const isServerSide = import.meta.env?.SSR ?? true;

/**
 * When the review widget loads: `visit` with the home page, `click` when the visitor asks for it, `never` not at all.
 * With `never` the page invites the visitor to ask for references.
 */
const reviewsLoad = companyReviews || 'visit';
if (isServerSide) assertReviewsLoad(reviewsLoad);

/**
 * Facts about the company, the same in all languages. Those that differ between deployments can be set by environment
 * variables, which the build and the server read. `OptionalFacts` in `company-types.ts` has more, such as
 * `legalName`: add the line, and the imprint shows it.
 */
const facts: Company = {
  name: 'Ceylon Spice Exports',
  founded: 1990,
  /** The countries with a presence and the countries exported to are two different claims. */
  countriesPresent: 50,
  countriesExported: 80,
  email: companyEmail ?? 'hello@example.com',
  phone: companyPhone ?? '+94 00 000 0000',
  /** Digits only, country code first. */
  whatsappNumber: companyWhatsappNumber ?? '94000000000',
  address: ['Elpitiya', 'Galle District', 'Sri Lanka'],
  postcode: '80400',
  website: 'www.example.com',
  location: { latitude: 6.288, longitude: 80.1596 },
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    tiktok: 'https://www.tiktok.com/',
  },
  developer: { name: '[developer]', url: '' },
  /**
   * The technologies of the company's own plant, such as `['cleaning', 'sieving']`. For these, the technology page says
   * what this plant does; for others, it says what plants do in general.
   */
  confirmedTechnologies: [],
  picturesAreIllustrations: true,
  /**
   * `approved` once the director has approved the texts in `about.ts`. While they are a draft, each start warns of it.
   */
  visionAndMission: 'draft',
  reviews:
    reviewsLoad === 'never'
      ? undefined
      : {
          load: reviewsLoad === 'click' ? 'click' : 'visit',
          scriptUrl: 'https://static.elfsight.com/platform/platform.js',
          widgetClass: 'elfsight-app-00000000-0000-0000-0000-000000000000',
          /** Origins the widget may load scripts, frames, pictures and data from. */
          origins: ['https://static.elfsight.com', 'https://core.service.elfsight.com', 'https://*.elfsightcdn.com'],
        },
  video: {
    embedUrl: 'https://www.youtube-nocookie.com/embed/00000000000',
  },
  map: {
    embedUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=80.130%2C6.265%2C80.190%2C6.311&layer=mapnik&marker=6.2880%2C80.1596',
    pageUrl: 'https://www.openstreetmap.org/?mlat=6.2880&mlon=80.1596#map=14/6.2880/80.1596',
  },
};

export const company = isServerSide ? parseCompany(facts) : facts;

/**
 * The languages of the site, each a folder beside this file. The first is at `/`, the others below their own names,
 * such as `/es`. A language that is taken out has no pages, links or files.
 */
export const siteLanguages: readonly string[] = ['en', 'es'];
if (isServerSide) assertSiteLanguages(siteLanguages);
