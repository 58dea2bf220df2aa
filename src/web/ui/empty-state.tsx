import type { ReactNode } from 'react';

interface EmptyStateProps {
  variant: 'page' | 'card' | 'plain';
  /** A `Picture` without a class. */
  picture: ReactNode;
  eyebrow?: string;
  title: string;
  text: string;
  className?: string | undefined;
  children: ReactNode;
}

const pictureClass = '[&>picture]:aspect-[var(--ratio,4/3)]';
const surfaceClasses = {
  page: `${pictureClass} mx-auto max-w-page items-center gap-x-[clamp(var(--spacing-6),5vw,var(--spacing-8))] gap-y-6 px-gutter pt-6 pb-section md:grid-cols-2 md:pt-[clamp(var(--spacing-7),6vw,var(--spacing-9))] md:[--ratio:4/5] lg:[--ratio:1] [&>picture]:rounded-md`,
  card: `${pictureClass} lifted overflow-hidden rounded-md border border-hairline bg-paper md:[&>picture]:aspect-auto md:[&>picture]:h-full md:[&>picture]:min-h-[26rem]`,
  plain: `${pictureClass} items-center gap-x-7 gap-y-5 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] [&>picture]:rounded-md`,
};
const bodyClasses = { page: '', card: 'grid content-center gap-4 p-[clamp(1.5rem,0.75rem+3vw,4rem)]', plain: '' };
const textClasses = { page: 'text-lg max-w-[52ch] mt-4', card: '', plain: 'max-w-[46ch] mt-3' };

export function EmptyState({ variant, picture, eyebrow, title, text, className, children }: EmptyStateProps) {
  const isPage = variant === 'page';
  return (
    <div className={`grid ${surfaceClasses[variant]} ${className ?? ''}`}>
      {picture}
      <div className={bodyClasses[variant]}>
        {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
        {isPage ? <h1 className="text-title-lg">{title}</h1> : <h2 className="text-title-md">{title}</h2>}
        <p className={`text-ink-soft ${textClasses[variant]}`}>{text}</p>
        {children}
      </div>
    </div>
  );
}
