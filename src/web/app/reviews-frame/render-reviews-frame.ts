import type { ReviewWidget } from '#content/company/company-types.ts';
import { reviewsTexts } from '#text/pages/home.ts';
import { language } from '#text/site.ts';
import { escapeHtml } from '#web/app/escape-html.ts';

export function renderReviewsFrame({ scriptUrl, widgetClass }: ReviewWidget, script: string): string {
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(reviewsTexts.eyebrow)}</title>`,
    // Makes the body as high as its content, margins included, because `post-height.ts` posts that height.
    '<style>body{display:flow-root;margin:0}</style>',
    '</head>',
    '<body>',
    `<div class="${escapeHtml(widgetClass)}"></div>`,
    `<script>${script}</script>`,
    `<script async src="${escapeHtml(scriptUrl)}"></script>`,
  ];
  return `<!doctype html>\n<html lang="${language}">\n<head>\n${lines.join('\n')}\n</body>\n</html>\n`;
}
