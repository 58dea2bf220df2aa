import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Ceylon cinnamon grades compared | ${company.name}`,
  description:
    'Eight grades of Ceylon cinnamon quills in one table: diameter, quills per kilogram, foxing, form, packing, storage and usual tests.',
};

export const comparePageTexts = {
  breadcrumb: 'Compare',
  /** The title of the page while it compares the eight grades of quills. */
  gradesTitle: 'Ceylon cinnamon grades compared',
  gradesLead:
    'Eight grades of quills, from the thinnest to the thickest. Values that are the same are in a lighter colour.',
  chosenTitle: 'Products compared',
  chosenLead: 'Values that are the same are in a lighter colour.',
  otherMeasures: 'These are sold by different measures.',
  tableLabel: 'Comparison',
  figure: 'Figure',
  notStated: 'not stated',
  summary: 'In short',
  onlyDifferences: 'Show only the differences',
  first: 'First product',
  second: 'Second product',
  next: 'Next step',
  request: 'Request a quote',
  requestFor: (name: string) => `Request a quote: ${name}`,
  sheet: 'Product sheet',
  openSheet: 'Open the PDF',
  openNamedSheet: (name: string) => `Open the PDF: product sheet of ${name}`,
  allGrades: 'Compare all grades',
  note: 'These are figures commonly quoted in the trade. For diameter, measure the quill with a caliper; for quills per kg, weigh one kilogram of full-length quills (about 105 cm) and count them. Our quote states the specification of your lot.',
} as const;
