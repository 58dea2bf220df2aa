import { noBreak } from '#web/ui/no-break.ts';
import { colors, drawDecoration, type Font, type Pdf } from './pdf-document.ts';

interface TextStyle {
  readonly font?: Font;
  readonly size?: number;
  readonly color?: string;
  readonly link?: string;
  readonly lineGap?: number;
}

/** `pdf.y` is the end of the text afterwards. */
export function drawText(pdf: Pdf, content: string, x: number, y: number, width: number, style: TextStyle): void {
  const { link, lineGap = 1 } = style;
  withStyle(pdf, style).text(noBreak(content), x, y, { width, lineGap, ...(link !== undefined && { link }) });
}

export function withStyle(pdf: Pdf, { font = 'text', size = 9, color = colors.ink }: TextStyle): Pdf {
  return pdf.font(font).fontSize(size).fillColor(color);
}

export function drawLine(pdf: Pdf, y: number, x: number, width: number): void {
  drawDecoration(pdf, () =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(colors.line),
  );
}
