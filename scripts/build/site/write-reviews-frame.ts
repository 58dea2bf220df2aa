import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { reviewsFramePath } from '#contract';
import type { EntryServer } from './load-bundle.ts';
import type { Manifest } from './read-manifest.ts';

const frameEntry = '#web/app/reviews-frame/post-height.ts';

export function writeReviewsFrame(entryServer: EntryServer, manifest: Manifest, siteFolder: string): void {
  // A sandboxed page has no origin to load files from, so the script is inlined.
  const file = join(siteFolder, manifest.getChunk(frameEntry).file);
  const script = readFileSync(file, 'utf8').trim();
  // No page requests the chunk, also without reviews.
  rmSync(file);
  if (!company.reviews) return;
  writeFileSync(join(siteFolder, `${reviewsFramePath}.html`), entryServer.renderReviewsFrame(company.reviews, script));
}
