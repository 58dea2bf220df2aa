import { noBreak } from '#web/ui/no-break.ts';
import { colors, drawDecoration, type Font, type Pdf } from './pdf-document.ts';

interface TextStyle {
  readonly font?: Font;
  readonly size?: number;
  readonly color?: string;
  readonly link?: string;
  readonly lineGap?: number;
}

/** Draws text in a column; `pdf.y` is its end afterwards. */
export function drawText(pdf: Pdf, content: string, x: number, y: number, width: number, style: TextStyle): void {
  const { link, lineGap = 1 } = style;
  withStyle(pdf, style).text(noBreak(content), x, y, { width, lineGap, ...(link !== undefined && { link }) });
}

/** Sets font, size and colour for what is written next. */
export function withStyle(pdf: Pdf, { font = 'text', size = 9, color = colors.ink }: TextStyle): Pdf {
  return pdf.font(font).fontSize(size).fillColor(color);
}

/** Draws a thin horizontal line, which screen readers skip. */
export function drawLine(pdf: Pdf, y: number, x: number, width: number): void {
  drawDecoration(pdf, () =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colors.line),
  );
}
