import type * as about from '#text/about.ts';
import type * as cart from '#text/cart.ts';
import type * as catalogueFiles from '#text/catalogue-files.ts';
import type * as cataloguePage from '#text/catalogue-page.ts';
import type * as catalogue from '#text/catalogue.ts';
import type * as compare from '#text/compare.ts';
import type * as contact from '#text/contact.ts';
import type * as emptyStates from '#text/empty-states.ts';
import type * as exportColumns from '#text/export-columns.ts';
import type * as failedPage from '#text/failed-page.ts';
import type * as failureMessages from '#text/failure-messages.ts';
import type * as figures from '#text/figures.ts';
import type * as gradeGuide from '#text/grade-guide.ts';
import type * as history from '#text/history.ts';
import type * as home from '#text/home.ts';
import type * as imprint from '#text/imprint.ts';
import type * as itemNote from '#text/item-note.ts';
import type * as listTable from '#text/list-table.ts';
import type * as lotPapers from '#text/lot-papers.ts';
import type * as messages from '#text/messages.ts';
import type * as newList from '#text/new-list.ts';
import type * as notFound from '#text/not-found.ts';
import type * as number from '#text/number.ts';
import type * as office from '#text/office.ts';
import type * as order from '#text/order.ts';
import type * as papers from '#text/papers.ts';
import type * as privacy from '#text/privacy.ts';
import type * as productList from '#text/product-list.ts';
import type * as product from '#text/product.ts';
import type * as cinnamon from '#text/products/cinnamon.ts';
import type * as spicePowder from '#text/products/spice-powder.ts';
import type * as wholeSpices from '#text/products/whole-spices.ts';
import type * as quickList from '#text/quick-list.ts';
import type * as quoteDetails from '#text/quote-details.ts';
import type * as quoteMessage from '#text/quote-message.ts';
import type * as railTools from '#text/rail-tools.ts';
import type * as rowEditor from '#text/row-editor.ts';
import type * as searchAnswers from '#text/search-answers.ts';
import type * as searchTerms from '#text/search-terms.ts';
import type * as sentMessage from '#text/sent-message.ts';
import type * as sentRequests from '#text/sent-requests.ts';
import type * as shareList from '#text/share-list.ts';
import type * as sheet from '#text/sheet.ts';
import type * as shop from '#text/shop.ts';
import type * as site from '#text/site.ts';
import type * as technology from '#text/technology.ts';
import type * as typesAndGrades from '#text/types-and-grades.ts';
import type * as viewer from '#text/viewer.ts';

type IsUnion<T, Each = T> = Each extends unknown ? ([T] extends [Each] ? false : true) : never;

/** Other sentences in the same shape. Unions of literals stay: the code compares with them. */
export type Translated<T> = [T] extends [(...args: infer Args) => infer Result]
  ? (...args: Args) => Translated<Result>
  : [T] extends [string]
    ? IsUnion<T> extends true
      ? T
      : string
    : [T] extends [RegExp]
      ? RegExp
      : { readonly [Key in keyof T]: Translated<T[Key]> };

/**
 * A second language exports an object that `satisfies Texts`: a missing sentence is a type error. Product pages are
 * files of the same names.
 */
export interface Texts {
  readonly about: Translated<typeof about>;
  readonly cart: Translated<typeof cart>;
  readonly catalogue: Translated<typeof catalogue>;
  readonly catalogueFiles: Translated<typeof catalogueFiles>;
  readonly cataloguePage: Translated<typeof cataloguePage>;
  readonly compare: Translated<typeof compare>;
  readonly contact: Translated<typeof contact>;
  readonly emptyStates: Translated<typeof emptyStates>;
  readonly exportColumns: Translated<typeof exportColumns>;
  readonly failedPage: Translated<typeof failedPage>;
  readonly failureMessages: Translated<typeof failureMessages>;
  readonly figures: Translated<typeof figures>;
  readonly gradeGuide: Translated<typeof gradeGuide>;
  readonly history: Translated<typeof history>;
  readonly home: Translated<typeof home>;
  readonly imprint: Translated<typeof imprint>;
  readonly itemNote: Translated<typeof itemNote>;
  readonly listTable: Translated<typeof listTable>;
  readonly lotPapers: Translated<typeof lotPapers>;
  readonly messages: Translated<typeof messages>;
  readonly newList: Translated<typeof newList>;
  readonly notFound: Translated<typeof notFound>;
  readonly number: Translated<typeof number>;
  readonly office: Translated<typeof office>;
  readonly order: Translated<typeof order>;
  readonly papers: Translated<typeof papers>;
  readonly privacy: Translated<typeof privacy>;
  readonly product: Translated<typeof product>;
  readonly productList: Translated<typeof productList>;
  readonly products: {
    readonly cinnamon: Translated<typeof cinnamon>;
    readonly spicePowder: Translated<typeof spicePowder>;
    readonly wholeSpices: Translated<typeof wholeSpices>;
  };
  readonly quoteDetails: Translated<typeof quoteDetails>;
  readonly quoteMessage: Translated<typeof quoteMessage>;
  readonly quickList: Translated<typeof quickList>;
  readonly railTools: Translated<typeof railTools>;
  readonly rowEditor: Translated<typeof rowEditor>;
  readonly searchAnswers: Translated<typeof searchAnswers>;
  readonly searchTerms: Translated<typeof searchTerms>;
  readonly sentMessage: Translated<typeof sentMessage>;
  readonly sentRequests: Translated<typeof sentRequests>;
  readonly shareList: Translated<typeof shareList>;
  readonly sheet: Translated<typeof sheet>;
  readonly shop: Translated<typeof shop>;
  readonly site: Translated<typeof site>;
  readonly technology: Translated<typeof technology>;
  readonly typesAndGrades: Translated<typeof typesAndGrades>;
  readonly viewer: Translated<typeof viewer>;
}
