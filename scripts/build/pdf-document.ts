import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';
import { company } from '#content/company.ts';
import { language } from '#text/site.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** An element of the document's structure; PDF calls a document with such a structure tagged. */
export type Tag = PDFKit.PDFStructureElement;

/** An A4 page in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;
export const contentWidth = page.width - 2 * page.margin;

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

/**
 * Draws content at once and adds it below `parent` to the document's structure, which screen readers follow. `type` is one of
 * PDF's standard structure types (H1, P, L, ...), `alt` the text that stands for the content.
 */
export function addTagged(pdf: Pdf, parent: Tag, type: string, draw: () => void, alt?: string): void {
  const element = pdf.struct(type, { ...(alt !== undefined && { alt }) }, draw);
  parent.add(element);
  element.end();
}

/** Draws what only decorates; screen readers skip it. PDF calls such content an artifact. */
export function drawDecoration(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
