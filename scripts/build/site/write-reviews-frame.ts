import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { reviewsFramePath } from '#contract';
import type { Renderer } from './load-bundle.ts';
import type { Manifest } from './read-manifest.ts';

const frameEntry = '#web/app/reviews-frame/report-height.ts';

export async function writeReviewsFrame(renderer: Renderer, manifest: Manifest, site: string): Promise<void> {
  // A sandboxed page has no origin to load files from, so the script is inlined.
  const file = join(site, manifest.getChunk(frameEntry).file);
  const script = (await readFile(file, 'utf8')).trim();
  await rm(file);
  if (!company.reviews) return;
  await writeFile(join(site, `${reviewsFramePath}.html`), renderer.renderReviewsFrame(company.reviews, script));
}
