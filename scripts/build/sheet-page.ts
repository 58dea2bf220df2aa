import { registeredAs } from '#content/company-rules.ts';
import { company } from '#content/company.ts';
import { basePath } from '#content/edition.ts';
import { figureRows } from '#content/figures.ts';
import { pictureUrls, type PictureFile } from '#content/picture.ts';
import type { Product } from '#content/product.ts';
import { productNotices } from '#text/catalogue.ts';
import { longDate } from '#text/quote-message.ts';
import { sheet } from '#text/sheet.ts';
import { noBreak } from '#web/ui/no-break.ts';
import { artifact, colors, tagged, type Font, type Pdf, type Tag } from './pdf-document.ts';
import { siteUrl } from './site-url.ts';

const page = { width: 595.28, height: 841.89, margin: 48 } as const;
const inner = page.width - 2 * page.margin;
const gap = 24;
const left = { x: page.margin, width: (inner - gap) * 0.47 } as const;
const right = { x: left.x + left.width + gap, width: inner - gap - left.width } as const;

interface TextStyle {
  readonly font?: Font;
  readonly size?: number;
  readonly color?: string;
  readonly link?: string;
  readonly lineGap?: number;
}

/** The width in pixels of a picture's file: a sheet has a finer one than the catalogue. */
export type PictureWidth = 480 | 1080;

/** Draws the sheet of one product on a new page. Throws an `Error` if it does not fit. */
export function drawSheet(pdf: Pdf, parent: Tag, product: Product, day: Date, width: PictureWidth): void {
  pdf.addPage();
  const { id, name, summary, figures, figuresNote, description, picture } = product;
  drawHead(pdf, parent);
  tagged(pdf, parent, 'H1', () => text(pdf, name, left.x, 88, inner, { font: 'title', size: 27 }));
  tagged(pdf, parent, 'P', () =>
    text(pdf, figures.botanicalName, left.x, pdf.y + 2, inner, { font: 'latin', size: 13, color: colors.soft }),
  );
  tagged(pdf, parent, 'P', () => text(pdf, summary, left.x, pdf.y + 10, inner, { size: 11, lineGap: 2 }));
  const notice = productNotices[id];
  if (notice !== undefined)
    tagged(pdf, parent, 'P', () => text(pdf, notice, left.x, pdf.y + 6, inner, { font: 'strong', size: 9.5 }));

  const top = pdf.y + 18;
  const height = left.width * 0.75;
  tagged(
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
    tagged(pdf, parent, 'Caption', () =>
      text(pdf, sheet.illustration, left.x, y, left.width, { size: 7.5, color: colors.soft }),
    );
    y = pdf.y;
  }
  for (const paragraph of description) {
    tagged(pdf, parent, 'P', () => text(pdf, paragraph, left.x, y + 9, left.width, { size: 9.5, lineGap: 2 }));
    y = pdf.y;
  }
  const end = drawFigures(pdf, parent, figures, figuresNote, top);
  if (Math.max(y, end) > page.height - 96) throw new Error(`The sheet of ${name} does not fit on one page`);
  drawFoot(pdf, parent, `${siteUrl}${basePath}/product/${id}`, day);
}

function drawHead(pdf: Pdf, parent: Tag): void {
  tagged(pdf, parent, 'P', () => text(pdf, company.name, left.x, 44, inner / 2, { font: 'title', size: 13 }));
  tagged(pdf, parent, 'P', () => {
    style(pdf, { font: 'strong', size: 9, color: colors.accent }).text(sheet.kind, left.x, 47, {
      width: inner,
      align: 'right',
    });
  });
  rule(pdf, 68, left.x, inner);
}

/** The specification as a list; returns where it ends. */
function drawFigures(pdf: Pdf, parent: Tag, figures: Product['figures'], note: string, top: number): number {
  const list = pdf.struct('L');
  tagged(pdf, parent, 'H2', () => text(pdf, sheet.figures, right.x, top - 3, right.width, { font: 'title', size: 14 }));
  parent.add(list);
  const labelWidth = right.width * 0.36;
  let y = pdf.y + 4;
  for (const { name, label, value } of figureRows(figures)) {
    rule(pdf, y, right.x, right.width);
    const item = pdf.struct('LI');
    list.add(item);
    tagged(pdf, item, 'Lbl', () => text(pdf, label, right.x, y + 5, labelWidth, { size: 8.5, color: colors.soft }));
    const labelEnd = pdf.y;
    tagged(pdf, item, 'LBody', () =>
      text(
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
  rule(pdf, y, right.x, right.width);
  tagged(pdf, parent, 'P', () => text(pdf, note, right.x, y + 7, right.width, { size: 8, color: colors.soft }));
  return pdf.y;
}

function drawFoot(pdf: Pdf, parent: Tag, url: string, day: Date): void {
  const y = page.height - 80;
  rule(pdf, y, left.x, inner);
  const registered = registeredAs(company);
  const lines = [
    [company.name, registered, company.address.join(', ')].filter((part) => part !== undefined).join(' · '),
    `${company.email} · ${company.phone} · ${company.website}`,
  ];
  tagged(pdf, parent, 'P', () =>
    text(pdf, `${lines.join('\n')}\n${sheet.asOf(longDate(day))}`, left.x, y + 8, inner, {
      size: 8,
      color: colors.soft,
    }),
  );
  tagged(
    pdf,
    parent,
    'Link',
    () => text(pdf, url, left.x, pdf.y, inner, { size: 8, color: colors.accent, link: url }),
    url,
  );
}

/** Draws text in a column; `pdf.y` is its end afterwards. */
export function text(pdf: Pdf, content: string, x: number, y: number, width: number, how: TextStyle): void {
  const { link, lineGap = 1 } = how;
  style(pdf, how).text(noBreak(content), x, y, { width, lineGap, ...(link !== undefined && { link }) });
}

function style(pdf: Pdf, { font = 'text', size = 9, color = colors.ink }: TextStyle): Pdf {
  return pdf.font(font).fontSize(size).fillColor(color);
}

function rule(pdf: Pdf, y: number, x: number, width: number): void {
  artifact(pdf, () =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colors.line),
  );
}

/** The path of a picture's JPEG file. */
export function pictureFile(file: PictureFile, width: PictureWidth): string {
  const urls = pictureUrls(file)
    .jpeg.split(', ')
    .map((part) => part.split(' '));
  const url = urls.find(([, descriptor]) => descriptor === `${width}w`)?.[0] ?? urls[0]?.[0] ?? '';
  return `public${url}`;
}
