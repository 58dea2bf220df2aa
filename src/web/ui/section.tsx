import { useId, type ReactNode } from 'react';
import { Container } from './container.tsx';

interface SectionProps {
  background?: 'linen' | 'walnut';
  eyebrow?: string;
  title?: string;
  lead?: string;
  id?: string;
  contentBeside?: 'narrow' | 'wide';
  containerClassName?: string | undefined;
  headerClassName?: string | undefined;
  children: ReactNode;
}

const backgroundClasses = {
  // The accent colour for text has too little contrast on linen.
  linen: 'bg-linen [--eyebrow-color:var(--color-ink-soft)]',
  walnut: 'dark-part bg-walnut',
};

const contentBesideClasses = {
  narrow: 'lg:grid lg:grid-cols-[1fr_auto] lg:gap-12',
  wide: 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12',
};

export function Section({
  background,
  eyebrow,
  title,
  lead,
  id,
  contentBeside,
  containerClassName = '',
  headerClassName = '',
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`py-section ${background ? backgroundClasses[background] : ''}`}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <Container className={`${contentBeside ? contentBesideClasses[contentBeside] : ''} ${containerClassName}`}>
        {title !== undefined && (
          <header className={`mb-12 max-w-measure ${contentBeside ? 'lg:mb-0' : ''} ${headerClassName}`}>
            {eyebrow !== undefined && <p className="mb-3 eyebrow">{eyebrow}</p>}
            <h2 id={titleId} className="text-title-lg">
              {title}
            </h2>
            {lead !== undefined && (
              <p className={`mt-4 text-lead ${background === 'walnut' ? 'text-on-dark-soft' : 'text-ink-soft'}`}>
                {lead}
              </p>
            )}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}
