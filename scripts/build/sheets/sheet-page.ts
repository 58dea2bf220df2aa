import { figureRows } from '#content/catalogue/figures.ts';
import type { Product } from '#content/catalogue/product.ts';
import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import { formatLegalName } from '#content/company/format-legal-name.ts';
import { localePrefix } from '#content/locale.ts';
import { toLocalDay } from '#domain/day.ts';
import { siteUrl } from '#scripts/build/site-url.ts';
import { productNotices } from '#text/catalogue/notices.ts';
import { sheet } from '#text/catalogue/sheet.ts';
import { formatDay } from '#text/format/day.ts';
import { addTagged, colors, contentWidth, fullWidth, page, type Pdf, type Tag } from './pdf-document.ts';
import { addText, drawLine } from './pdf-text.ts';
import { pictureFile, type PictureWidth } from './sheet-picture.ts';

const gap = 24;
const left = { x: page.margin, width: (contentWidth - gap) * 0.47 } as const;
const right = { x: left.x + left.width + gap, width: contentWidth - gap - left.width } as const;

/** Draws the sheet of a product. Throws an `Error` if it does not fit on a page. */
export function drawSheet(pdf: Pdf, parent: Tag, product: Product, day: Date, width: PictureWidth): void {
  pdf.addPage();
  const { id, name, summary, figures, figuresNote, description, picture } = product;
  drawHead(pdf, parent);
  addText(pdf, parent, 'H1', name, { ...fullWidth, y: 88, font: 'title', size: 27 });
  addText(pdf, parent, 'P', figures.botanicalName, {
    ...fullWidth,
    y: pdf.y + 2,
    font: 'latin',
    size: 13,
    color: colors.soft,
  });
  addText(pdf, parent, 'P', summary, { ...fullWidth, y: pdf.y + 10, size: 11, lineGap: 2 });
  const notice = productNotices[id];
  if (notice !== undefined)
    addText(pdf, parent, 'P', notice, { ...fullWidth, y: pdf.y + 6, font: 'strong', size: 9.5 });

  const top = pdf.y + 18;
  const height = left.width * 0.75;
  addTagged(
    pdf,
    parent,
    'Figure',
    () =>
      pdf.image(pictureFile(picture.file, width), left.x, top, {
        cover: [left.width, height],
        align: 'center',
        valign: 'center',
      }),
    picture.alt,
  );
  let y = top + height + 4;
  if (company.picturesAreIllustrations) {
    addText(pdf, parent, 'Caption', sheet.illustration, { ...left, y, size: 7.5, color: colors.soft });
    y = pdf.y;
  }
  for (const paragraph of description) {
    addText(pdf, parent, 'P', paragraph, { ...left, y: y + 9, size: 9.5, lineGap: 2 });
    y = pdf.y;
  }
  const end = drawFigures(pdf, parent, figures, figuresNote, top);
  if (Math.max(y, end) > page.height - 96) throw new Error(`The sheet of ${name} does not fit on one page`);
  drawFoot(pdf, parent, `${siteUrl}${localePrefix}/product/${id}`, day);
}

function drawHead(pdf: Pdf, parent: Tag): void {
  addText(pdf, parent, 'P', company.name, { x: left.x, y: 44, width: contentWidth / 2, font: 'title', size: 13 });
  addText(pdf, parent, 'P', sheet.kind, {
    ...fullWidth,
    y: 47,
    align: 'right',
    font: 'strong',
    color: colors.accent,
  });
  drawLine(pdf, 68, left.x, contentWidth);
}

function drawFigures(pdf: Pdf, parent: Tag, figures: Product['figures'], note: string, top: number): number {
  const list = pdf.struct('L');
  addText(pdf, parent, 'H2', sheet.figures, { ...right, y: top - 3, font: 'title', size: 14 });
  parent.add(list);
  const labelWidth = right.width * 0.36;
  let y = pdf.y + 4;
  for (const { name, label, value } of figureRows(figures)) {
    drawLine(pdf, y, right.x, right.width);
    const item = pdf.struct('LI');
    list.add(item);
    addText(pdf, item, 'Lbl', label, { x: right.x, y: y + 5, width: labelWidth, size: 8.5, color: colors.soft });
    const labelEnd = pdf.y;
    addText(pdf, item, 'LBody', value, {
      x: right.x + labelWidth + 8,
      y: y + 5,
      width: right.width - labelWidth - 8,
      ...(name === 'botanicalName' ? { font: 'latin', size: 9.5 } : { font: 'strong', size: 8.5 }),
    });
    item.end();
    y = Math.max(labelEnd, pdf.y) + 4;
  }
  list.end();
  drawLine(pdf, y, right.x, right.width);
  addText(pdf, parent, 'P', note, { ...right, y: y + 7, size: 8, color: colors.soft });
  return pdf.y;
}

function drawFoot(pdf: Pdf, parent: Tag, url: string, day: Date): void {
  const y = page.height - 80;
  drawLine(pdf, y, left.x, contentWidth);
  const registered = formatLegalName(company);
  const lines = [
    [company.name, registered, address.join(', ')].filter((part) => part !== undefined).join(' · '),
    `${company.email} · ${company.phone} · ${company.website}`,
  ];
  addText(pdf, parent, 'P', `${lines.join('\n')}\n${sheet.dated(formatDay(toLocalDay(day)))}`, {
    ...fullWidth,
    y: y + 8,
    size: 8,
    color: colors.soft,
  });
  addText(pdf, parent, 'Link', url, {
    ...fullWidth,
    y: pdf.y,
    size: 8,
    color: colors.accent,
    link: url,
  });
}
