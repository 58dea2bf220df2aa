import { localePrefix } from '#content/build-values.ts';
import type { Catalogue } from '#content/catalogue/catalogue-json.ts';
import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import { localizedUrl } from '#content/locale.ts';
import { byteOrderMark, formatCsvLine } from '#domain/csv.ts';
import { siteUrl } from '#scripts/build/site-url.ts';
import { llmsTexts } from '#text/catalogue/catalogue-files.ts';
import { companyLinks } from '#text/site.ts';

type CsvColumn = readonly [
  heading: string,
  getValue: (product: Catalogue['products'][number]) => string | number | undefined,
];

export function composeCatalogueFiles(catalogue: Catalogue): ReadonlyMap<string, string> {
  return new Map([
    ['catalogue.json', `${JSON.stringify(catalogue)}\n`],
    ['catalogue.csv', formatCatalogueCsv(catalogue)],
    ['llms.txt', formatLlms(catalogue)],
  ]);
}

function formatCatalogueCsv({ products }: Catalogue): string {
  const labels = [...new Set(products.flatMap(({ figures }) => figures.map(({ label }) => label)))];
  const columns: readonly CsvColumn[] = [
    ['Id', ({ id }) => id],
    ['Name', ({ name }) => name],
    ['Category', ({ category }) => category],
    ['Type', ({ type }) => type],
    ...labels.map((label): CsvColumn => [label, ({ figures }) => figures.find((each) => each.label === label)?.value]),
    ['Summary', ({ summary }) => summary],
    ['Notice', ({ notice }) => notice],
    ['Page', ({ url }) => url],
    ['Order form', ({ order }) => order],
    ['Product sheet', ({ sheet }) => sheet],
  ];
  const head = columns.map(([heading]) => heading);
  const lines = products.map((product) => columns.map(([, getValue]) => getValue(product) ?? ''));
  return byteOrderMark + [head, ...lines].map(formatCsvLine).join('');
}

/** The text of `/llms.txt`, in the format of llmstxt.org. */
function formatLlms({ company: { name, url }, products }: Catalogue): string {
  const formatLink = (label: string, path: string, hint?: string) =>
    `- [${label}](${path})${hint === undefined ? '' : `: ${hint}`}`;
  const formatSection = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join('\n')}\n`;
  return [
    `# ${name}\n`,
    `> ${llmsTexts.intro}\n`,
    `${address.join(', ')} ${company.postcode}. ${company.email}, ${company.phone}.\n`,
    formatSection(
      llmsTexts.productsTitle,
      products.map((product) => {
        const { summary, notice } = product;
        return formatLink(product.name, product.url, notice === undefined ? summary : `${summary} ${notice}`);
      }),
    ),
    formatSection(llmsTexts.dataTitle, [
      formatLink(llmsTexts.json, `${url}/catalogue.json`, llmsTexts.jsonHint),
      formatLink(llmsTexts.schema, `${siteUrl}/catalogue.schema.json`),
      formatLink(llmsTexts.csv, `${url}/catalogue.csv`, llmsTexts.csvHint),
      formatLink(llmsTexts.pdf, `${url}/catalogue.pdf`, llmsTexts.pdfHint),
    ]),
    formatSection(
      llmsTexts.companyTitle,
      companyLinks.map(([path, label]) => formatLink(label, localizedUrl(siteUrl, localePrefix, path))),
    ),
    formatSection(
      llmsTexts.quoteTitle,
      llmsTexts.quoteSteps.map((step, index) => `${index + 1}. ${step}`),
    ),
  ].join('\n');
}
