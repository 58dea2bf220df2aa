import { company } from '#content/company.ts';
import { illustrationNote } from '#text/site.ts';

export function IllustrationNote({ className = '' }: { className?: string }) {
  return (
    company.picturesAreIllustrations && <p className={`mt-3 text-sm text-ink-soft ${className}`}>{illustrationNote}</p>
  );
}
