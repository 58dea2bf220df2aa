import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildDay, localePrefix } from '#content/build-values.ts';
import type { Product } from '#content/catalogue/product.ts';
import { sheetPath } from '#content/catalogue/sheet-path.ts';
import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import { homeShowcaseCinnamon } from '#content/pictures/home.generated.ts';
import { siteUrl } from '#scripts/build/site-url.ts';
import { sheetTexts } from '#text/catalogue/sheet.ts';
import { formatDay } from '#text/format/day.ts';
import { drawSheet } from './draw-sheet.ts';
import { a4, colors, createPdf, drawDecoration, fullWidth, writePdf, type TaggedPdf } from './pdf-document.ts';
import { addText } from './pdf-text.ts';
import { pictureWidths, sheetPicturePath } from './sheet-picture.ts';

export async function writeSheets(products: readonly Product[], siteFolder: string): Promise<void> {
  for (const product of products) {
    const file = join(siteFolder, sheetPath(product.name));
    const document = createPdf(sheetTexts.subject(product.name));
    drawSheet(document.pdf, document.root, product, pictureWidths.sheet);
    mkdirSync(dirname(file), { recursive: true });
    await writePdf(document, file);
  }
  const catalogue = createPdf(sheetTexts.catalogueTitle);
  drawCover(catalogue);
  for (const product of products) {
    drawSheet(catalogue.pdf, catalogue.root, product, pictureWidths.catalogue);
    catalogue.pdf.outline.addItem(product.name);
  }
  await writePdf(catalogue, join(siteFolder, localePrefix, 'catalogue.pdf'));
}

function drawCover({ pdf, root }: TaggedPdf): void {
  const url = siteUrl + localePrefix;
  pdf.addPage();
  drawDecoration(pdf, () =>
    pdf.image(sheetPicturePath(homeShowcaseCinnamon, pictureWidths.sheet), 0, 0, {
      cover: [a4.width, 420],
      align: 'center',
      valign: 'center',
    }),
  );
  addText(pdf, root, 'P', company.name, {
    ...fullWidth,
    y: 476,
    font: 'strong',
    size: 12,
    color: colors.accentStrong,
  });
  const titleEnd = addText(pdf, root, 'H1', sheetTexts.catalogue, { ...fullWidth, y: 498, font: 'title', size: 54 });
  addText(pdf, root, 'P', sheetTexts.catalogueLead, {
    x: a4.margin,
    y: titleEnd + 12,
    width: 400,
    size: 13,
    lineGap: 3,
  });
  const addressEnd = addText(
    pdf,
    root,
    'P',
    `${address.join(', ')}\n${company.email} · ${company.phone}\n${sheetTexts.dated(formatDay(buildDay))}`,
    {
      ...fullWidth,
      y: 730,
      size: 10,
      lineGap: 3,
      color: colors.soft,
    },
  );
  addText(pdf, root, 'Link', url, {
    ...fullWidth,
    y: addressEnd,
    size: 10,
    color: colors.accentStrong,
    link: url,
  });
}
