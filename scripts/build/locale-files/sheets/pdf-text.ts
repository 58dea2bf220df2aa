import { addNoBreakSpaces } from '#domain/add-no-break-spaces.ts';
import { addTagged, colors, drawDecoration, type Font, type Pdf, type Tag } from './pdf-document.ts';

interface TextLayout {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'right';
  readonly font?: Font;
  readonly size?: number;
  readonly color?: string;
  readonly link?: string;
  readonly lineGap?: number;
}

/** Returns where the text ends, in points from the top. */
export function addText(pdf: Pdf, parent: Tag, structureType: string, content: string, layout: TextLayout): number {
  const { x, y, font = 'text', size = 9, color = colors.ink, lineGap = 1, ...options } = layout;
  const draw = () =>
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(addNoBreakSpaces(content), x, y, { lineGap, ...options });
  addTagged(pdf, parent, structureType, draw, options.link);
  return pdf.y;
}

export function drawLine(pdf: Pdf, x: number, y: number, width: number): void {
  drawDecoration(pdf, () =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colors.accent),
  );
}
