import { buildDay, localePrefix } from '#content/build-values.ts';
import type { Product } from '#content/catalogue/product.ts';
import { toSpecificationRows } from '#content/catalogue/specification-rows.ts';
import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import { findLegalLine } from '#content/company/find-legal-line.ts';
import { localizedUrl } from '#content/locale.ts';
import { productPath } from '#domain/catalogue/catalogue.ts';
import { siteUrl } from '#scripts/build/site-url.ts';
import { productNotices } from '#text/catalogue/notices.ts';
import { sheetTexts } from '#text/catalogue/sheet.ts';
import { formatDay } from '#text/format/day.ts';
import { a4, addTagged, colors, contentWidth, fullWidth, type Pdf, type Tag } from './pdf-document.ts';
import { addText, drawLine } from './pdf-text.ts';
import { sheetPicturePath, type PictureWidth } from './sheet-picture.ts';

const gap = 24;
const titleGap = 18;
const footGap = 16;
// In points from the top.
const companyTop = 44;
const kindTop = 47;
const headLineTop = 68;
const nameTop = 88;
const footTop = a4.height - 80;

const left = { x: a4.margin, width: (contentWidth - gap) * 0.47 } as const;
const right = { x: left.x + left.width + gap, width: contentWidth - gap - left.width } as const;

/** Adds a page. Throws an `Error` if the sheet does not fit on it. */
export function drawSheet(pdf: Pdf, parent: Tag, product: Product, width: PictureWidth): void {
  pdf.addPage();
  drawHead(pdf, parent);
  const titleEnd = drawTitle(pdf, parent, product);
  const columnsTop = titleEnd + titleGap;
  const leftEnd = drawDescription(pdf, parent, product, columnsTop, width);
  const rightEnd = drawSpecification(pdf, parent, product, columnsTop);
  if (Math.max(leftEnd, rightEnd) > footTop - footGap) {
    throw new Error(`the sheet of ${product.name} does not fit on one page`);
  }
  drawFoot(pdf, parent, localizedUrl(siteUrl, localePrefix, productPath(product.id)));
}

function drawHead(pdf: Pdf, parent: Tag): void {
  addText(pdf, parent, 'P', company.name, {
    x: left.x,
    y: companyTop,
    width: contentWidth / 2,
    font: 'title',
    size: 13,
  });
  addText(pdf, parent, 'P', sheetTexts.kind, {
    ...fullWidth,
    y: kindTop,
    align: 'right',
    font: 'strong',
    color: colors.accentStrong,
  });
  drawLine(pdf, left.x, headLineTop, contentWidth);
}

/** Returns where it ends, in points from the top. */
function drawTitle(pdf: Pdf, parent: Tag, { id, name, summary, specification }: Product): number {
  const nameEnd = addText(pdf, parent, 'H1', name, { ...fullWidth, y: nameTop, font: 'title', size: 27 });
  const botanicalNameEnd = addText(pdf, parent, 'P', specification.botanicalName, {
    ...fullWidth,
    y: nameEnd + 2,
    font: 'latin',
    size: 13,
    color: colors.soft,
  });
  const summaryLayout = { ...fullWidth, y: botanicalNameEnd + 10, size: 11, lineGap: 2 };
  const summaryEnd = addText(pdf, parent, 'P', summary, summaryLayout);
  const notice = productNotices[id];
  if (notice === undefined) return summaryEnd;
  return addText(pdf, parent, 'P', notice, { ...fullWidth, y: summaryEnd + 6, font: 'strong', size: 9.5 });
}

function drawDescription(pdf: Pdf, parent: Tag, product: Product, top: number, width: PictureWidth): number {
  const { picture, description } = product;
  const height = left.width * 0.75;
  const draw = () =>
    pdf.image(sheetPicturePath(picture.file, width), left.x, top, {
      cover: [left.width, height],
      align: 'center',
      valign: 'center',
    });
  addTagged(pdf, parent, 'Figure', draw, picture.alt);
  let end = top + height + 4;
  if (company.picturesAreIllustrations) {
    end = addText(pdf, parent, 'Caption', sheetTexts.illustration, { ...left, y: end, size: 7.5, color: colors.soft });
  }
  for (const paragraph of description) {
    end = addText(pdf, parent, 'P', paragraph, { ...left, y: end + 9, size: 9.5, lineGap: 2 });
  }
  return end;
}

function drawSpecification(pdf: Pdf, parent: Tag, { specification, specificationNote }: Product, top: number): number {
  const list = pdf.struct('L');
  const titleLayout = { ...right, y: top - 3, font: 'title', size: 14 } as const;
  let end = addText(pdf, parent, 'H2', sheetTexts.figures, titleLayout) + 4;
  parent.add(list);
  const labelWidth = right.width * 0.36;
  for (const { name, label, value } of toSpecificationRows(specification)) {
    drawLine(pdf, right.x, end, right.width);
    const item = pdf.struct('LI');
    list.add(item);
    const y = end + 5;
    const labelEnd = addText(pdf, item, 'Lbl', label, {
      x: right.x,
      y,
      width: labelWidth,
      size: 8.5,
      color: colors.soft,
    });
    const valueEnd = addText(pdf, item, 'LBody', value, {
      x: right.x + labelWidth + 8,
      y,
      width: right.width - labelWidth - 8,
      ...(name === 'botanicalName' ? { font: 'latin', size: 9.5 } : { font: 'strong', size: 8.5 }),
    });
    item.end();
    end = Math.max(labelEnd, valueEnd) + 4;
  }
  list.end();
  drawLine(pdf, right.x, end, right.width);
  return addText(pdf, parent, 'P', specificationNote, { ...right, y: end + 7, size: 8, color: colors.soft });
}

function drawFoot(pdf: Pdf, parent: Tag, url: string): void {
  drawLine(pdf, left.x, footTop, contentWidth);
  const lines = [
    [company.name, findLegalLine(company), address.join(', ')].filter((part) => part !== undefined).join(' · '),
    `${company.email} · ${company.phone} · ${company.website}`,
  ];
  const factsEnd = addText(pdf, parent, 'P', `${lines.join('\n')}\n${sheetTexts.dated(formatDay(buildDay))}`, {
    ...fullWidth,
    y: footTop + 8,
    size: 8,
    color: colors.soft,
  });
  addText(pdf, parent, 'Link', url, {
    ...fullWidth,
    y: factsEnd,
    size: 8,
    color: colors.accentStrong,
    link: url,
  });
}
