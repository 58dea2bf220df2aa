import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { company } from '#content/company.ts';
import { basePath } from '#content/edition.ts';
import { homeShowcaseCinnamon } from '#content/pictures/home.generated.ts';
import type { Product } from '#content/product.ts';
import { sheetPath } from '#content/sheet-path.ts';
import { longDate } from '#text/quote-message.ts';
import { sheet } from '#text/sheet.ts';
import { artifact, colors, createPdf, tagged, writePdf } from './pdf-document.ts';
import { drawSheet, pictureFile, text } from './sheet-page.ts';
import { siteUrl } from './site-url.ts';

/** Writes a sheet for each product, and `catalogue.pdf` with all of them, into the folder of the site. */
export async function writeSheets(products: readonly Product[], site: string, day = new Date()): Promise<void> {
  for (const product of products) {
    const file = join(site, sheetPath(product.name));
    const document = createPdf(sheet.subject(product.name), day);
    drawSheet(document.pdf, document.root, product, day, 1080);
    await mkdir(dirname(file), { recursive: true });
    await writePdf(document, file);
  }
  const catalogue = createPdf(sheet.catalogueTitle, day);
  drawCover(catalogue, day);
  for (const product of products) {
    drawSheet(catalogue.pdf, catalogue.root, product, day, 480);
    catalogue.pdf.outline.addItem(product.name);
  }
  await writePdf(catalogue, join(site, basePath, 'catalogue.pdf'));
}

function drawCover({ pdf, root }: ReturnType<typeof createPdf>, day: Date): void {
  const url = siteUrl + basePath;
  pdf.addPage();
  artifact(pdf, () =>
    pdf.image(pictureFile(homeShowcaseCinnamon, 1080), 0, 0, {
      cover: [595.28, 420],
      align: 'center',
      valign: 'center',
    }),
  );
  tagged(pdf, root, 'P', () =>
    text(pdf, company.name, 48, 476, 499, { font: 'strong', size: 12, color: colors.accent }),
  );
  tagged(pdf, root, 'H1', () => text(pdf, sheet.catalogue, 48, 498, 499, { font: 'title', size: 54 }));
  tagged(pdf, root, 'P', () => text(pdf, sheet.catalogueLead, 48, pdf.y + 12, 400, { size: 13, lineGap: 3 }));
  tagged(pdf, root, 'P', () =>
    text(
      pdf,
      `${company.address.join(', ')}\n${company.email} · ${company.phone}\n${sheet.asOf(longDate(day))}`,
      48,
      730,
      499,
      {
        size: 10,
        lineGap: 3,
        color: colors.soft,
      },
    ),
  );
  tagged(pdf, root, 'Link', () => text(pdf, url, 48, pdf.y, 499, { size: 10, color: colors.accent, link: url }), url);
}
