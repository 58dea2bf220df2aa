import { company } from '#content/company.ts';
import { illustrationNote } from '#text/site.ts';

/** Says that the pictures beside it are illustrations, as long as `company.ts` says so. */
export function IllustrationNote({ className = '' }: { className?: string }) {
  return (
    company.picturesAreIllustrations && <p className={`mt-3 text-sm text-ink-soft ${className}`}>{illustrationNote}</p>
  );
}
