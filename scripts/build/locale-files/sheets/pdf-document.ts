import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import PDFDocument from 'pdfkit';
import { buildDay } from '#content/build-values.ts';
import { company } from '#content/company.ts';
import { language } from '#text/site.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export type Tag = PDFKit.PDFStructureElement;

export interface TaggedPdf {
  readonly pdf: Pdf;
  readonly root: Tag;
}

export const a4 = { width: 595.28, height: 841.89, margin: 48 } as const;
export const contentWidth = a4.width - 2 * a4.margin;
export const fullWidth = { x: a4.margin, width: contentWidth } as const;

export const colors = { ink: '#2b1d0e', soft: '#5d4a36', accentStrong: '#8a6534', accent: '#c19a6b' } as const;

/** Fixed weights of the site's fonts (`src/web/fonts/README.md`). */
const fonts = {
  text: 'figtree-400',
  strong: 'figtree-600',
  title: 'fraunces-480',
  latin: 'fraunces-italic-480',
} as const;
export type Font = keyof typeof fonts;

/** Makes a tagged A4 document (PDF/UA) without a page. Lengths are points. */
export function createPdf(title: string): TaggedPdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: company.name, CreationDate: new Date(buildDay) },
  });
  for (const [name, file] of Object.entries(fonts)) {
    pdf.registerFont(name, `scripts/build/locale-files/sheets/fonts/${file}.ttf`);
  }
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root };
}

export async function writePdf({ pdf, root }: TaggedPdf, file: string): Promise<void> {
  const stream = createWriteStream(file);
  pdf.pipe(stream);
  root.end();
  pdf.end();
  await once(stream, 'finish');
}

/**
 * Draws at once, and adds the content below `parent` to the structure that screen readers follow. `structureType` is a
 * standard type of PDF (H1, P, L, ...); `alt` is the content's text alternative.
 */
export function addTagged(pdf: Pdf, parent: Tag, structureType: string, draw: () => void, alt?: string): void {
  const element = pdf.struct(structureType, { ...(alt !== undefined && { alt }) }, draw);
  parent.add(element);
  element.end();
}

export function drawDecoration(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
