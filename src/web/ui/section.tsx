import { useId, type ReactNode } from 'react';

interface SectionProps {
  tone?: 'linen' | 'walnut';
  eyebrow?: string;
  title?: string;
  lead?: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

const toneClasses = {
  // The accent colour for text has too little contrast on linen.
  linen: 'bg-linen [--eyebrow-color:var(--color-ink-soft)]',
  walnut: 'bg-walnut text-on-dark [--eyebrow-color:var(--color-accent)] [--focus-color:var(--color-accent)]',
};

export function Section({ tone, eyebrow, title, lead, id, className = '', children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`px-gutter py-section ${tone ? toneClasses[tone] : ''}`}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className={`mx-auto max-w-content ${className}`}>
        {title !== undefined && (
          <header className="mb-7 max-w-measure">
            {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
            <h2 id={titleId} className="text-title-lg">
              {title}
            </h2>
            {lead !== undefined && (
              <p className={`mt-4 text-lg ${tone === 'walnut' ? 'text-on-dark-soft' : 'text-ink-soft'}`}>{lead}</p>
            )}
          </header>
        )}
        {children}
      </div>
    </section>
  );
}
