import { company } from '#content/company.ts';
import { address } from '#content/company/address.ts';
import { registeredAs } from '#content/company/company-rules.ts';
import { figureRows } from '#content/figures.ts';
import { localePrefix } from '#content/locale.ts';
import type { Product } from '#content/product.ts';
import { productNotices } from '#text/catalogue.ts';
import { longDate } from '#text/quote-message.ts';
import { sheet } from '#text/sheet.ts';
import { addTagged, colors, contentWidth, page, type Pdf, type Tag } from './pdf-document.ts';
import { drawLine, drawText, withStyle } from './pdf-text.ts';
import { pictureFile, type PictureWidth } from './sheet-picture.ts';
import { siteUrl } from './site-url.ts';

const gap = 24;
const left = { x: page.margin, width: (contentWidth - gap) * 0.47 } as const;
const right = { x: left.x + left.width + gap, width: contentWidth - gap - left.width } as const;

/** Throws an `Error` if the sheet does not fit on a page. */
export function drawSheet(pdf: Pdf, parent: Tag, product: Product, day: Date, width: PictureWidth): void {
  pdf.addPage();
  const { id, name, summary, figures, figuresNote, description, picture } = product;
  drawHead(pdf, parent);
  addTagged(pdf, parent, 'H1', () => drawText(pdf, name, left.x, 88, contentWidth, { font: 'title', size: 27 }));
  addTagged(pdf, parent, 'P', () =>
    drawText(pdf, figures.botanicalName, left.x, pdf.y + 2, contentWidth, {
      font: 'latin',
      size: 13,
      color: colors.soft,
    }),
  );
  addTagged(pdf, parent, 'P', () => drawText(pdf, summary, left.x, pdf.y + 10, contentWidth, { size: 11, lineGap: 2 }));
  const notice = productNotices[id];
  if (notice !== undefined)
    addTagged(pdf, parent, 'P', () =>
      drawText(pdf, notice, left.x, pdf.y + 6, contentWidth, { font: 'strong', size: 9.5 }),
    );

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
    addTagged(pdf, parent, 'Caption', () =>
      drawText(pdf, sheet.illustration, left.x, y, left.width, { size: 7.5, color: colors.soft }),
    );
    y = pdf.y;
  }
  for (const paragraph of description) {
    addTagged(pdf, parent, 'P', () => drawText(pdf, paragraph, left.x, y + 9, left.width, { size: 9.5, lineGap: 2 }));
    y = pdf.y;
  }
  const end = drawFigures(pdf, parent, figures, figuresNote, top);
  if (Math.max(y, end) > page.height - 96) throw new Error(`The sheet of ${name} does not fit on one page`);
  drawFoot(pdf, parent, `${siteUrl}${localePrefix}/product/${id}`, day);
}

function drawHead(pdf: Pdf, parent: Tag): void {
  addTagged(pdf, parent, 'P', () =>
    drawText(pdf, company.name, left.x, 44, contentWidth / 2, { font: 'title', size: 13 }),
  );
  addTagged(pdf, parent, 'P', () => {
    withStyle(pdf, { font: 'strong', size: 9, color: colors.accent }).text(sheet.kind, left.x, 47, {
      width: contentWidth,
      align: 'right',
    });
  });
  drawLine(pdf, 68, left.x, contentWidth);
}

function drawFigures(pdf: Pdf, parent: Tag, figures: Product['figures'], note: string, top: number): number {
  const list = pdf.struct('L');
  addTagged(pdf, parent, 'H2', () =>
    drawText(pdf, sheet.figures, right.x, top - 3, right.width, { font: 'title', size: 14 }),
  );
  parent.add(list);
  const labelWidth = right.width * 0.36;
  let y = pdf.y + 4;
  for (const { name, label, value } of figureRows(figures)) {
    drawLine(pdf, y, right.x, right.width);
    const item = pdf.struct('LI');
    list.add(item);
    addTagged(pdf, item, 'Lbl', () =>
      drawText(pdf, label, right.x, y + 5, labelWidth, { size: 8.5, color: colors.soft }),
    );
    const labelEnd = pdf.y;
    addTagged(pdf, item, 'LBody', () =>
      drawText(
        pdf,
        value,
        right.x + labelWidth + 8,
        y + 5,
        right.width - labelWidth - 8,
        name === 'botanicalName' ? { font: 'latin', size: 9.5 } : { font: 'strong', size: 8.5 },
      ),
    );
    item.end();
    y = Math.max(labelEnd, pdf.y) + 4;
  }
  list.end();
  drawLine(pdf, y, right.x, right.width);
  addTagged(pdf, parent, 'P', () => drawText(pdf, note, right.x, y + 7, right.width, { size: 8, color: colors.soft }));
  return pdf.y;
}

function drawFoot(pdf: Pdf, parent: Tag, url: string, day: Date): void {
  const y = page.height - 80;
  drawLine(pdf, y, left.x, contentWidth);
  const registered = registeredAs(company);
  const lines = [
    [company.name, registered, address.join(', ')].filter((part) => part !== undefined).join(' · '),
    `${company.email} · ${company.phone} · ${company.website}`,
  ];
  addTagged(pdf, parent, 'P', () =>
    drawText(pdf, `${lines.join('\n')}\n${sheet.asOf(longDate(day))}`, left.x, y + 8, contentWidth, {
      size: 8,
      color: colors.soft,
    }),
  );
  addTagged(
    pdf,
    parent,
    'Link',
    () => drawText(pdf, url, left.x, pdf.y, contentWidth, { size: 8, color: colors.accent, link: url }),
    url,
  );
}
