import type { Texts } from '#content/texts.ts';
import * as about from './about.ts';
import * as cart from './cart.ts';
import * as catalogueFiles from './catalogue-files.ts';
import * as cataloguePage from './catalogue-page.ts';
import * as catalogue from './catalogue.ts';
import * as compare from './compare.ts';
import * as contact from './contact.ts';
import * as emptyStates from './empty-states.ts';
import * as exportColumns from './export-columns.ts';
import * as failedPage from './failed-page.ts';
import * as failureMessages from './failure-messages.ts';
import * as figures from './figures.ts';
import * as gradeGuide from './grade-guide.ts';
import * as history from './history.ts';
import * as home from './home.ts';
import * as imprint from './imprint.ts';
import * as itemNote from './item-note.ts';
import * as listTable from './list-table.ts';
import * as lotPapers from './lot-papers.ts';
import * as messages from './messages.ts';
import * as newList from './new-list.ts';
import * as notFound from './not-found.ts';
import * as number from './number.ts';
import * as office from './office.ts';
import * as order from './order.ts';
import * as papers from './papers.ts';
import * as privacy from './privacy.ts';
import * as productList from './product-list.ts';
import * as product from './product.ts';
import * as cinnamon from './products/cinnamon.ts';
import * as spicePowder from './products/spice-powder.ts';
import * as wholeSpices from './products/whole-spices.ts';
import * as quickList from './quick-list.ts';
import * as quoteDetails from './quote-details.ts';
import * as quoteMessage from './quote-message.ts';
import * as railTools from './rail-tools.ts';
import * as rowEditor from './row-editor.ts';
import * as searchAnswers from './search-answers.ts';
import * as searchTerms from './search-terms.ts';
import * as sentMessage from './sent-message.ts';
import * as sentRequests from './sent-requests.ts';
import * as shareList from './share-list.ts';
import * as sheet from './sheet.ts';
import * as shop from './shop.ts';
import * as site from './site.ts';
import * as technology from './technology.ts';
import * as typesAndGrades from './types-and-grades.ts';
import * as viewer from './viewer.ts';

/** All Spanish texts: a missing one is a type error. The site imports the modules, not this list of them. */
export const texts = {
  about,
  cart,
  catalogue,
  catalogueFiles,
  cataloguePage,
  compare,
  contact,
  emptyStates,
  exportColumns,
  failedPage,
  failureMessages,
  figures,
  gradeGuide,
  history,
  home,
  imprint,
  itemNote,
  listTable,
  lotPapers,
  messages,
  notFound,
  newList,
  number,
  office,
  order,
  papers,
  privacy,
  productList,
  product,
  quickList,
  quoteDetails,
  quoteMessage,
  railTools,
  rowEditor,
  searchAnswers,
  searchTerms,
  sentMessage,
  sentRequests,
  shareList,
  sheet,
  shop,
  site,
  technology,
  typesAndGrades,
  viewer,
  products: { cinnamon, spicePowder, wholeSpices },
} satisfies Texts;
