import { company } from '#content/company.ts';
import { illustrationNote } from '#text/company/illustration-note.ts';

export function IllustrationNote() {
  return company.picturesAreIllustrations && <p className="mt-3 text-small text-ink-soft">{illustrationNote}</p>;
}
