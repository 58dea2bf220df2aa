import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';
import { company } from '#content/company.ts';
import { language } from '#text/site.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** The structure element that content is added to. */
export type Tag = PDFKit.PDFStructureElement;

export const colors = { ink: '#2b1d0e', soft: '#5d4a36', accent: '#8a6534', line: '#c19a6b' } as const;

/** The site's faces in fixed weights; see `src/web/fonts/README.md`. */
const fonts = {
  text: 'figtree-400',
  strong: 'figtree-600',
  title: 'fraunces-480',
  latin: 'fraunces-italic-480',
} as const;
export type Font = keyof typeof fonts;

/** A new tagged A4 document (PDF/UA) with the site's fonts, without a page, and the root of its tags. Lengths are points. */
export function createPdf(title: string, day: Date): { readonly pdf: Pdf; readonly root: Tag } {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // The types do not know this standard yet.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: company.name, CreationDate: day },
  });
  for (const [name, file] of Object.entries(fonts)) {
    pdf.registerFont(name, `scripts/build/fonts/${file}.ttf`);
  }
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root };
}

/** Writes a finished document to a file. */
export async function writePdf({ pdf, root }: ReturnType<typeof createPdf>, file: string): Promise<void> {
  const stream = createWriteStream(file);
  pdf.pipe(stream);
  root.end();
  pdf.end();
  await once(stream, 'finish');
}

/** Adds tagged content that is drawn at once. */
export function tagged(pdf: Pdf, parent: Tag, type: string, draw: () => void, alt?: string): void {
  const element = pdf.struct(type, { ...(alt !== undefined && { alt }) }, draw);
  parent.add(element);
  element.end();
}

/** Draws what only decorates: screen readers skip it. */
export function artifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
